import { reviewMinutes } from '@lemma/learning-engine';
import type { Done, PolicyFor } from './policy.ts';

const dayInMs = 86_400_000;

/** What a schedule by intervals keeps of a lesson. */
export interface Card {
  /** Reviews passed in a row. */
  readonly repetitions: number;
  /** Days to the next review. */
  readonly interval: number;
  /** SM-2's easiness. */
  readonly ease: number;
}

/**
 * A schedule that looks at each lesson for itself. Reviews may take half of the day before the first lesson, then both
 * come in turn by minutes, as in the engine; lessons come in the order of the graph.
 */
export function intervalPolicy(after: (card: Card, work: Done) => Card): PolicyFor {
  return (graph, minutesPerDay) => {
    const cards = new Map<string, { readonly card: Card; readonly due: number }>();
    const resting = new Map<string, number>();
    let today = { day: 0, reviewed: 0, studied: 0 };
    const dayOf = (at: number) => Math.floor(at / dayInMs);
    return {
      next: (now) => {
        if (dayOf(now) !== today.day) today = { day: dayOf(now), reviewed: 0, studied: 0 };
        const lesson = graph.order.find(
          (uid) =>
            !cards.has(uid) &&
            (resting.get(uid) ?? 0) <= now &&
            graph.prerequisites(uid).every((needed) => cards.has(needed)),
        );
        const [review] = [...cards]
          .filter(([, { due }]) => due <= now)
          .toSorted(([, a], [, b]) => a.due - b.due)
          .map(([uid]) => uid);
        const { reviewed, studied } = today;
        const reviewsTurn = reviewed <= studied || reviewed < minutesPerDay / 2;
        if (review !== undefined && (reviewsTurn || lesson === undefined))
          return { kind: 'review', lesson: review };
        return lesson === undefined ? undefined : { kind: 'lesson', lesson };
      },
      done: (work) => {
        const { kind, lesson, played, at, minutes } = work;
        const node = graph.lessons.get(lesson);
        today =
          kind === 'review'
            ? { ...today, reviewed: today.reviewed + reviewMinutes(node ?? { minutes }) }
            : { ...today, studied: today.studied + minutes };
        const known = cards.get(lesson)?.card;
        if (!known && played.outcome === 'failed') resting.set(lesson, at + dayInMs / 6);
        else {
          const card = after(known ?? { repetitions: 0, interval: 0, ease: 2.5 }, work);
          cards.set(lesson, { card, due: at + card.interval * dayInMs });
        }
      },
    };
  };
}

/** SM-2 (Wozniak 1990): 1 day, 6 days, then times the easiness; the quality of a session follows from its accuracy. */
export function sm2({ repetitions, interval, ease }: Card, { played }: Done): Card {
  const quality = played.outcome === 'failed' ? 2 : played.accuracy >= 0.9 ? 5 : 4;
  const eased = Math.max(1.3, ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02));
  if (quality < 3) return { repetitions: 0, interval: 1, ease: eased };
  const next = repetitions === 0 ? 1 : repetitions === 1 ? 6 : Math.round(interval * eased);
  return { repetitions: repetitions + 1, interval: next, ease: eased };
}

const rungs = [1, 3, 7, 14, 30, 60, 120, 240];

/** A fixed ladder of days; a failed review goes back to its foot. */
export function ladder({ repetitions }: Card, { played }: Done): Card {
  const rung = played.outcome === 'failed' ? 0 : Math.min(repetitions, rungs.length - 1);
  return { repetitions: rung + 1, interval: rungs[rung] ?? 240, ease: 2.5 };
}
