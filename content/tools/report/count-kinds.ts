import type { CompiledQuestion, QuestionKind } from '@lemma/lesson-renderer/compile';

/** How many questions there are of each kind that occurs. */
export type KindCounts = Readonly<Partial<Record<QuestionKind, number>>>;

export function countKinds(questions: readonly Pick<CompiledQuestion, 'kind'>[]): KindCounts {
  const counts: Partial<Record<QuestionKind, number>> = {};
  for (const { kind } of questions) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
