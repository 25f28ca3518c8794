import { asides, questionSources } from '../question-source.ts';
import type { LessonMarkdown } from './course-lesson.ts';

/** The help that a question gives: hints before the answer, moves in the worked steps after it. */
const atLeast = { hints: 2, moves: 2 };

const listItem = /^(?:\d+\.|[-*])[ \t]/gmu;
const sentenceEnd = /[.!?][”"’)*_]*(?=\s|$)/gu;
/** Formulas and code hold full stops that end no sentence, and lines that begin like items of a list. */
const notProse = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$|(`+)[\s\S]*?\1/gu;

/** Questions whose help does not grow: too few hints, or worked steps of a single sentence. */
export function checkHelp(lessons: readonly LessonMarkdown[]): string[] {
  return lessons.flatMap(({ file, markdown }) =>
    questionSources(markdown).flatMap((question) => {
      const help = asides(question);
      const hints = help.filter(({ kind }) => kind === 'hint').length;
      return [
        ...(hints < atLeast.hints
          ? [
              `${file}:${question.line} error ${question.id} has ${counted(hints)}; at least ${atLeast.hints} must grow. Point at the idea first, then name the first step.`,
            ]
          : []),
        ...help
          .filter(({ kind, body }) => kind === 'steps' && moves(body) < atLeast.moves)
          .map(
            ({ line }) =>
              `${file}:${line} error The steps of ${question.id} are a single sentence. Write each move with its reason, as an ordered list that ends in the answer.`,
          ),
      ];
    }),
  );
}

const counted = (hints: number) => (hints === 1 ? '1 hint' : `${hints} hints`);

/** Items of a list, or sentences, whichever are more. */
function moves(steps: string): number {
  const text = steps.replaceAll(notProse, 'x');
  const items = text.match(listItem)?.length ?? 0;
  const sentences = text.replaceAll(listItem, '').match(sentenceEnd)?.length ?? 0;
  return Math.max(items, sentences);
}
