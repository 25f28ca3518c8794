import { type Answer, endOfOrder, scoreAnswer } from '@lemma/learning-engine';
import { type CompiledQuestion, feedbackFor } from '@lemma/lesson-renderer/compile';
import { answerFittingKey, type GivenAnswer, rightAnswerOf } from './given-answer.ts';

/** A wrong answer, and whether the author has something to say of it. */
export interface Miss {
  readonly answer: GivenAnswer;
  readonly commented: boolean;
}

/** The first wrong answer to an instance of a question that its author foresaw, if any. */
export function foreseenMiss(question: CompiledQuestion): Miss | undefined {
  const { template: _template, ...instance } = question;
  if (instance.repl) {
    const [code] = instance.repl.wrong;
    return code === undefined ? undefined : { answer: { kind: 'repl', code }, commented: false };
  }
  const answer = wrongAnswers(instance).find((one) => isCommented(instance, one));
  return answer && { answer, commented: true };
}

function isCommented(question: CompiledQuestion, given: GivenAnswer): boolean {
  const answer = answerOf(given);
  const score = scoreAnswer(question.key, answer);
  if (score.correct || score.unreadable !== undefined) return false;
  const { comment, optionComments = {} } = feedbackFor(question, 0, answer, score);
  return comment !== '' || Object.keys(optionComments).length > 0;
}

function answerOf(given: GivenAnswer): Answer {
  if (given.kind === 'point') return { ...given, points: given.points.map(({ at }) => at) };
  return given.kind === 'repl' ? { ...given, results: [] } : given;
}

function wrongAnswers(question: CompiledQuestion): readonly GivenAnswer[] {
  const { key, options, mistakes = [] } = question;
  const right = rightAnswerOf(question);
  const wrong = options.filter(({ id }) => !isRight(right, id)).map(({ id }) => id);
  const chosen = wrong.flatMap((id): readonly GivenAnswer[] => {
    if (right.kind === 'multiple-choice') return [{ ...right, selected: [id] }];
    if (right.kind === 'multi') return [{ ...right, selected: [...right.selected, id] }];
    return right.kind === 'fault' ? [{ ...right, reason: id }] : [];
  });
  const foreseen = mistakes.flatMap((mistake): readonly GivenAnswer[] => {
    if (!('key' in mistake)) return withWrongPart(question, right, mistake.part, mistake.given);
    return mistake.key.kind === 'repl' ? [] : [answerFittingKey(mistake.key, question.uid)];
  });
  return key.kind === 'repl' ? [] : [...foreseen, ...chosen];
}

function isRight(right: GivenAnswer, option: string): boolean {
  if (right.kind === 'fault') return right.reason === option;
  return 'selected' in right && right.selected.includes(option);
}

/** The right answer but for one part; several where it is not known which one is called wrong there. */
function withWrongPart(
  question: CompiledQuestion,
  right: GivenAnswer,
  part: string,
  given: string | undefined,
): readonly GivenAnswer[] {
  const { material, key } = question;
  switch (right.kind) {
    case 'output':
    case 'expression':
      return given === undefined ? [] : [{ ...right, text: given }];
    case 'cloze': {
      const place = key.kind === 'cloze' ? key.gaps.findIndex(({ id }) => id === part) : -1;
      const gap = material?.kind === 'cloze' ? material.gaps[place] : undefined;
      // What is chosen from a list is compared in another spelling than it has there.
      const texts = gap?.options ?? [given ?? '987654321'];
      return texts.map((text) => ({
        ...right,
        gaps: right.gaps.map((one, index) => (index === place ? text : one)),
      }));
    }
    case 'match': {
      const pieces = given === undefined && key.kind === 'match' ? key.right : [given ?? ''];
      return pieces.map((piece) => ({
        ...right,
        pairs: right.pairs.map(([left, own]) => [left, left === part ? piece : own]),
      }));
    }
    case 'order': {
      if (part === endOfOrder) return [{ ...right, lines: right.lines.slice(0, -1) }];
      const rest = right.lines.filter(({ id }) => id !== part);
      const indents = given === undefined ? [0, 1, 2] : [Number(given)];
      return right.lines.flatMap((_, place) =>
        indents.map((indent) => ({
          ...right,
          lines: [...rest.slice(0, place), { id: part, indent }, ...rest.slice(place)],
        })),
      );
    }
    case 'fault':
      return part === 'line' && given !== undefined ? [{ ...right, line: Number(given) }] : [];
    case 'point': {
      const [x = 0, y = 0] = (given ?? '').split(',').map(Number);
      return [
        {
          ...right,
          points: right.points.map((point) =>
            point.id === part ? { ...point, at: [x, y] } : point,
          ),
        },
      ];
    }
    default:
      return [];
  }
}
