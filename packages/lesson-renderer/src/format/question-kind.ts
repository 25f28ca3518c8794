import type { ScoredKind } from '@lemma/learning-engine';
import type { ComponentType } from 'react';
import type { PropsSchema } from './widget.ts';

/**
 * The part of a kind of question that the compiler and the server need: no React, and nothing of it must reach a
 * learner's page. `Props` is what an author writes, `Shown` what of it a learner may see, `Value` an answer.
 */
export interface QuestionRules<Props, Shown, Value> extends ScoredKind<Props, Value> {
  /** Kebab-case; what authors write in `type="…"`. The renderer's own kinds come first. */
  readonly name: string;
  /** Checks the attributes of the question's block, converted as the props of a widget are. */
  readonly schema: PropsSchema<Props>;
  /** Copies what the view needs. Plain JSON, and nothing that tells the answer. */
  shown(props: Props): Shown;
  /** A right answer, to be shown once the question is closed. */
  right?(props: Props): Value;
}

/** What the view of a kind receives. The form around it hands the value in. */
export interface QuestionViewProps<Shown, Value> {
  readonly shown: Shown;
  /** What is given so far. */
  readonly value: Value | undefined;
  /** Takes the value at each change; undefined while there is nothing that could be checked. */
  readonly onChange: (value: Value | undefined) => void;
  /** The answer is being checked, or the question is closed. */
  readonly disabled: boolean;
  /** Id of the prompt: name the controls by it, with `aria-labelledby`. */
  readonly promptId: string;
  /** What was said of this very value. Show it as a word, too, never by colour alone. */
  readonly mark: 'right' | 'wrong' | undefined;
  /** A right answer, once it may be shown. */
  readonly right: Value | undefined;
}

/** The part of a kind of question that a page needs. */
export interface QuestionView<Shown, Value> {
  readonly name: string;
  /** Called with the first question of the kind. */
  load(): Promise<{ readonly default: ComponentType<QuestionViewProps<Shown, Value>> }>;
}

/** A whole kind of question, for the compiler, the server and `<Lesson>`. */
export interface QuestionDefinition<Props, Shown, Value>
  extends QuestionRules<Props, Shown, Value>, QuestionView<Shown, Value> {}

/** Any kind: what its props and answers are is its own affair. */
export type AnyQuestionRules = QuestionRules<Readonly<Record<string, unknown>>, unknown, unknown>;
export interface AnyQuestionView {
  readonly name: string;
  load(): Promise<{ readonly default: unknown }>;
}

/**
 * Declares a kind of question, with the types of its props and answers taken from its schemas. To keep schema and score
 * out of the page, write `load` in an object of its own, `{ ...rules, load }`, and give the page `{ name, load }`.
 *
 * @example
 * ```ts
 * const temperature = defineQuestion({
 *   name: 'temperature',
 *   schema: z.strictObject({ from: z.number(), to: z.number(), answer: z.number() }),
 *   answer: z.number(),
 *   shown: ({ from, to }) => ({ from, to }),
 *   score: ({ answer }, value) => ({ correct: value === answer }),
 *   right: ({ answer }) => answer,
 *   load: () => import('./temperature-view'),
 * });
 * ```
 */
export function defineQuestion<Props, Shown, Value>(
  definition: QuestionDefinition<Props, Shown, Value>,
): QuestionDefinition<Props, Shown, Value> {
  return definition;
}

/** Whether a page was given the whole kind, so that it can compile previews. */
export function hasRules(kind: AnyQuestionView): kind is AnyQuestionView & AnyQuestionRules {
  return 'schema' in kind && 'score' in kind;
}
