import { percent } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';

export type Quiz = Answered<'quiz'>;
export type QuizResult = NonNullable<Quiz['result']>;
type Estimate = Pick<QuizResult['retention'], 'retention' | 'low' | 'high'>;

const headlines = [
  [0.9, 'You remember nearly all of what you have learned'],
  [0.75, 'You remember most of what you have learned'],
  [0.55, 'You remember a good part of what you have learned'],
  [0.4, 'You remember about half of what you have learned'],
  [0, 'Much of what you learned has slipped'],
] as const;

/** The figure as a sentence; the range beside it says how sure that is. */
export function headlineOf({ retention }: Estimate): string {
  return headlines.find(([from]) => retention >= from)?.[1] ?? headlines[0][1];
}

/** "likely between 72 and 92 %": never without both ends. */
export function rangeInWords({ low, high }: Estimate): string {
  return `likely between ${Math.round(low * 100)} and ${percent(high)}`;
}

/** "84 %, likely between 72 and 92 %". */
export function estimateInWords(estimate: Estimate): string {
  return `${percent(estimate.retention)}, ${rangeInWords(estimate)}`;
}

const day = 86_400_000;

/** What the answers changed in the plan. */
export interface PlanChanges {
  /** Titles of lessons whose review is due now, because their question was missed. */
  readonly due: readonly string[];
  /** Lessons whose next review moved by a day at least, and the usual days until it, before and after. */
  readonly later:
    | { readonly lessons: number; readonly from: number; readonly to: number }
    | undefined;
}

/** `finishedAt`: when the quiz ended. */
export function planChanges({ answers }: QuizResult, finishedAt: string): PlanChanges {
  const end = Date.parse(finishedAt);
  const moved = answers.flatMap(({ feedback, due_before, due_at }) => {
    if (!feedback.correct || due_before === null || due_at === null) return [];
    const from = Math.max(0, Date.parse(due_before) - end) / day;
    const to = (Date.parse(due_at) - end) / day;
    return to - from >= 1 ? [{ from, to }] : [];
  });
  return {
    due: answers.flatMap(({ feedback, due_at, lesson }) =>
      !feedback.correct && due_at !== null ? lesson.title : [],
    ),
    later:
      moved.length === 0
        ? undefined
        : {
            lessons: moved.length,
            from: Math.round(median(moved.map(({ from }) => from))),
            to: Math.round(median(moved.map(({ to }) => to))),
          },
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) +
      (sorted[Math.floor(sorted.length / 2)] ?? 0)) /
    2
  );
}
