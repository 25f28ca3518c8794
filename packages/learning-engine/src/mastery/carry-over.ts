import type { LessonGraph } from '../graph/lesson-graph.ts';
import { dueAt, type Memory } from '../memory/memory.ts';
import {
  lessonRecord,
  withRecords,
  type LearnerState,
  type LessonRecord,
} from './learner-state.ts';
import { opensNext } from './lesson-status.ts';

/**
 * The state with what a learner has at former lessons carried over to the lessons that replace them. A lesson at which
 * the learner has done something keeps its own record. Give it a stored state once when the graph may be another than
 * the one it was folded by; `foldEvent` does so itself.
 *
 * @example lessonStatus(carryOver(stored, graph), graph, 'vector-sums', now)
 */
export function carryOver(state: LearnerState, graph: LessonGraph): LearnerState {
  const carried = new Map<string, LessonRecord>();
  for (const uid of graph.replacements.keys()) {
    if (lessonRecord(state, uid)) continue;
    const record = replacementRecord(graph, uid, (former) => lessonRecord(state, former));
    if (record) carried.set(uid, record);
  }
  return carried.size > 0 ? withRecords(state, carried) : state;
}

/**
 * What the records of former lessons come to for the lesson that replaces them: passed if all of them were, with the
 * memory that falls due first. If only some were, it is skipped and its first check is due at once, so that nothing
 * that was open is locked. Undefined if none was ever touched.
 */
export function replacementRecord(
  graph: LessonGraph,
  uid: string,
  recordOf: (uid: string) => LessonRecord | undefined,
): LessonRecord | undefined {
  const formers = graph.replacements.get(uid) ?? [];
  const touched = formers.flatMap((former) => recordOf(former) ?? []);
  const [first] = touched;
  if (!first) return undefined;
  const common = {
    carried: true,
    since: Math.max(...touched.map(({ since }) => since)),
    asked: total(touched.map(({ asked }) => asked)),
    right: total(touched.map(({ right }) => right)),
    ...kept('studyXp', touched, total),
  } as const;
  const passed = touched.filter(opensNext);
  if (passed.length === 0) {
    const furthest = ['failed', 'learning'] as const;
    const phase = furthest.find((one) => touched.some((record) => record.phase === one));
    return { ...common, phase: phase ?? first.phase, ...kept('failures', touched, greatest) };
  }
  const memory = firstDue(passed.flatMap((record) => record.memory ?? []));
  const all = { ...common, ...(memory ? { memory } : {}) };
  if (passed.length < formers.length) return { ...all, phase: 'skipped', askBy: common.since };
  return {
    ...all,
    phase: weakest(passed),
    ...kept('lapses', passed, greatest),
    ...kept('askedAt', passed, least),
    ...kept('askBy', passed, least),
    ...kept('doubtedAt', passed, least),
  };
}

function weakest(passed: readonly LessonRecord[]): LessonRecord['phase'] {
  const weakestFirst = ['relearn', 'skipped'] as const;
  return weakestFirst.find((phase) => passed.some((one) => one.phase === phase)) ?? 'mastered';
}

function firstDue(memories: readonly Memory[]): Memory | undefined {
  return memories.toSorted((a, b) => dueAt(a) - dueAt(b))[0];
}

type Figure = 'studyXp' | 'failures' | 'lapses' | 'askedAt' | 'askBy' | 'doubtedAt';

/** A figure of the records that have it, brought together. */
function kept(
  figure: Figure,
  records: readonly LessonRecord[],
  together: (values: readonly number[]) => number,
): Partial<Record<Figure, number>> {
  const values = records.flatMap((record) => record[figure] ?? []);
  return values.length > 0 ? { [figure]: together(values) } : {};
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const greatest = (values: readonly number[]): number => Math.max(...values);
const least = (values: readonly number[]): number => Math.min(...values);
