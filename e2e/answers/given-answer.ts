import type { Answer, AnswerKey, PointKey } from '@lemma/learning-engine';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';

/** An answer to be given on a page. A program comes without its results: the page runs the tests. */
export type GivenAnswer =
  | Exclude<Answer, { readonly kind: 'repl' | 'point' | 'custom' | 'dont-know' }>
  | { readonly kind: 'point'; readonly points: PointKey['points'] }
  | { readonly kind: 'repl'; readonly code: string };

/** The right answer to an instance of a question, computed from its key. */
export function rightAnswerOf({ uid, key, repl }: CompiledQuestion): GivenAnswer {
  return key.kind === 'repl'
    ? { kind: 'repl', code: repl?.solution ?? '' }
    : answerFittingKey(key, uid);
}

/**
 * The answer that a key takes: the question's own, or that of a foreseen mistake.
 *
 * @throws {Error} If the kind is a third party's.
 */
export function answerFittingKey(key: Exclude<AnswerKey, { kind: 'repl' }>, uid: string) {
  switch (key.kind) {
    case 'multiple-choice':
    case 'multi':
      return { kind: key.kind, selected: key.correct } satisfies GivenAnswer;
    case 'numeric':
      return {
        kind: key.kind,
        text: `${key.value}${key.unit ? ` ${key.unit}` : ''}`,
      } satisfies GivenAnswer;
    case 'matrix':
      return {
        kind: key.kind,
        entries: key.entries.map((row) => row.map(String)),
      } satisfies GivenAnswer;
    case 'output':
      return { kind: key.kind, text: key.text } satisfies GivenAnswer;
    case 'order':
      return { kind: key.kind, lines: key.orders[0] ?? [] } satisfies GivenAnswer;
    case 'cloze':
      return {
        kind: key.kind,
        gaps: key.gaps.map(({ accept: [first = ''] }) => first),
      } satisfies GivenAnswer;
    case 'match':
      return { kind: key.kind, pairs: key.pairs } satisfies GivenAnswer;
    case 'fault':
      return { kind: key.kind, line: key.line, reason: key.reason } satisfies GivenAnswer;
    case 'expression':
      return { kind: key.kind, text: key.expression } satisfies GivenAnswer;
    case 'point':
      return { kind: key.kind, points: key.points } satisfies GivenAnswer;
    case 'custom':
      throw new Error(`${uid} is of a third party’s kind, ${key.name}.`);
  }
}
