import type { WrongPart } from './question.ts';

/** A validator of the Standard Schema interface (zod, valibot, arktype …). */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) =>
      | { readonly value: Output; readonly issues?: undefined }
      | {
          readonly issues: readonly {
            readonly message: string;
            readonly path?: readonly unknown[] | undefined;
          }[];
        }
      | Promise<unknown>;
  };
}

/** What a kind says of an answer. */
export interface CustomScore {
  readonly correct: boolean;
  /** Why it cannot be read, as a sentence for the learner: then it is no attempt. */
  readonly unreadable?: string;
  /** What is wrong of an answer that has parts. Default: one part, `answer`, with the value as JSON. */
  readonly wrongParts?: readonly WrongPart[];
}

/** How a kind of question that is not the engine's own is scored. */
export interface ScoredKind<Props = Readonly<Record<string, unknown>>, Value = unknown> {
  /** As authors write it in `type="…"`. */
  readonly name: string;
  /** What an answer is. Another is not scored. */
  readonly answer: StandardSchema<Value>;
  /** Pure: the same answer has the same score, whenever and wherever it is scored. */
  score(props: Props, value: Value): CustomScore;
}
