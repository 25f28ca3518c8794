import { type LessonGraph, reviewMinutes } from '@lemma/learning-engine';
import { mean } from '../engine/simulation/chance.ts';
import { Learner, type Nature } from '../engine/simulation/learner.ts';
import { simulatedQuestions } from '../engine/simulation/study-cohort.ts';
import type { PolicyFor } from './policy.ts';

/** What came of one learner's year. */
export interface Year {
  /** True recall over all learnt lessons, asked or not: the mean of every tenth day. */
  readonly recall: number;
  /** Explicit reviews by learnt lesson. */
  readonly reviews: number;
  /** Lessons recalled, as the sum of true recall: the mean of every tenth day. */
  readonly knowledge: number;
  /** Share of learnt lessons that were never reviewed themselves. */
  readonly neverAsked: number;
  /** Day on which all was learnt; infinite if it was not. */
  readonly finishedOn: number;
}

const start = Date.UTC(2026, 0, 5, 18);
const dayInMs = 86_400_000;

/** One learner follows a policy each day until the minutes are used up. */
export function playYear(
  graph: LessonGraph,
  policyFor: PolicyFor,
  nature: Nature,
  { seed, days, minutesPerDay }: Record<'seed' | 'days' | 'minutesPerDay', number>,
): Year {
  const learner = new Learner(graph, seed, nature);
  const policy = policyFor(graph, minutesPerDay);
  const learnt = new Set<string>();
  const reviewed = new Set<string>();
  const recalls: number[] = [];
  const knowledge: number[] = [];
  let [reviews, finishedOn] = [0, Number.POSITIVE_INFINITY];
  for (let day = 0; day < days; day += 1) {
    for (let used = 0; used < minutesPerDay;) {
      const at = start + day * dayInMs + used * 60_000;
      const task = policy.next(at);
      const node = task && graph.lessons.get(task.lesson);
      if (!task || !node) break;
      const { kind, lesson } = task;
      const plan = { kind, seed: seed + day, questions: simulatedQuestions(lesson, node.skills) };
      const played =
        kind === 'review' ? learner.review(plan, lesson, day) : learner.study(plan, lesson, day);
      const minutes = kind === 'review' ? reviewMinutes(node) : node.minutes;
      policy.done({ kind, lesson, played, at, minutes });
      used += minutes;
      if (kind === 'lesson' && played.outcome === 'passed') learnt.add(lesson);
      if (kind === 'review') {
        reviews += 1;
        reviewed.add(lesson);
      }
    }
    if (learnt.size === graph.order.length) finishedOn = Math.min(finishedOn, day + 1);
    if (day % 10 !== 9) continue;
    const now = [...learnt].map((uid) => learner.recall(uid, day));
    if (now.length > 0) recalls.push(mean(now));
    knowledge.push(now.reduce((sum, one) => sum + one, 0));
  }
  return {
    recall: mean(recalls),
    reviews: reviews / Math.max(1, learnt.size),
    knowledge: mean(knowledge),
    neverAsked: [...learnt].filter((uid) => !reviewed.has(uid)).length / Math.max(1, learnt.size),
    finishedOn,
  };
}
