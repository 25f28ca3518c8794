import type { CompiledQuestion, QuestionKind } from '@lemma/lesson-renderer/compile';
import type { Proof } from './proof.ts';

/** A question whose key no machine proves, and why. */
export interface UnprovedQuestion {
  readonly uid: string;
  readonly kind: QuestionKind;
  /** What its author says. Undefined where nobody has said anything yet. */
  readonly reason: string | undefined;
}

/** The questions of a lesson that its proofs, which are in the same order, leave unproved. */
export function unprovedQuestions(
  questions: readonly Pick<CompiledQuestion, 'uid' | 'kind' | 'unproved'>[],
  proofs: readonly Proof[],
): readonly UnprovedQuestion[] {
  return questions.flatMap(({ uid, kind, unproved }, index) =>
    proofs[index]?.state === 'unproved' ? [{ uid, kind, reason: unproved }] : [],
  );
}

/** A sentence for each of them that does not say why. */
export function unreasoned(shown: string, questions: readonly UnprovedQuestion[]): string[] {
  return questions
    .filter(({ reason }) => reason === undefined)
    .map(
      ({ uid, kind }) =>
        `${shown} error No machine proves the key of ${uid}, and nothing says why. Give the ${kind} question its proof (packages/lesson-renderer/docs/lesson-format.md, "Keys without a proof"), or unproved="…" with the reason.`,
    );
}

/** The same by kind, as JSON shows it: where no reason is said, it is null. */
export function unprovedByKind(
  questions: readonly UnprovedQuestion[],
): Readonly<
  Record<string, readonly { readonly question: string; readonly reason: string | null }[]>
> {
  const byKind: Record<string, { question: string; reason: string | null }[]> = {};
  for (const { kind, uid, reason } of questions)
    (byKind[kind] ??= []).push({ question: uid, reason: reason ?? null });
  return byKind;
}
