import { instantiateTemplate } from '@lemma/learning-engine';
import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { CompiledQuestion } from '../../format/compiled-lesson.ts';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** With fewer, a learner who returns remembers the answer instead of working it out. */
const minAnswers = 8;
const seeds = 200;
/** Parts of expressions that all draws of a lesson may take: half of what `equal-options` may. */
const maxSteps = 150_000;

/** A template whose answer hardly varies, typed or chosen: another draw is the same question again. */
export const fewAnswers: LintRule = ({ lesson, tree, source, report }) => {
  const byUid = new Map(lesson.questions.map((question) => [question.uid, question]));
  let steps = 0;
  for (const block of questionBlocks(tree)) {
    const question = byUid.get(`${lesson.uid}/${block.attributes?.['id'] ?? ''}`);
    const answer = question?.template && answerOf(question, block, source);
    if (!question?.template || !answer) continue;
    const { parameters } = question.template;
    const answers = new Set<string>();
    for (let seed = 0; seed < seeds && answers.size < minAnswers; seed += 1) {
      if (steps > maxSteps) {
        report(
          'few-answers',
          'warning',
          block,
          `The templates of this lesson take so long to draw that the answers of ${question.uid} and of the templates after it were not counted.`,
          'Shorten the expressions, or loosen a "where" that seldom holds.',
        );
        return;
      }
      const drawn = instantiateTemplate({ parameters, source: answer }, seed);
      steps += drawn.steps;
      // A template that cannot be drawn is reported where it is compiled.
      answers.add(drawn.ok ? drawn.source : String(seed));
    }
    if (answers.size >= minAnswers) continue;
    report(
      'few-answers',
      'warning',
      block,
      `${seeds} draws of ${question.uid} have only ${answers.size} different answers: ${[...answers].join(', ')}.`,
      'Widen the parameters, or ask for something that depends on more of them.',
    );
  }
};

/** The template's text of the answer: the typed value, or the right options. Empty for other kinds. */
function answerOf({ key }: CompiledQuestion, block: ContainerDirective, source: string): string {
  if (key.kind !== 'multiple-choice' && key.kind !== 'multi')
    return block.attributes?.['answer'] ?? '';
  return readQuestion(block)
    .options.filter((_, index) => key.correct.includes(key.options[index] ?? ''))
    .map(({ children }) => {
      const said = children.filter(({ type }) => type !== 'blockquote');
      return source
        .slice(said[0]?.position?.start.offset, said.at(-1)?.position?.end.offset)
        .replace(/^\[[ x]\]\s*/iu, '');
    })
    .join(', ');
}
