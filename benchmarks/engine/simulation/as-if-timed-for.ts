import type { LearnerState, LessonRecord } from '@lemma/learning-engine';

/** Decay of FSRS-6's forgetting curve with its default weights, R(t) = (1 + f·t/S)^−d. */
const decay = 0.1542;
/** What the engine times its reviews for. */
const ownTarget = 0.91;

/**
 * The state in which every review falls due when recall falls to `target`: stabilities are scaled by the ratio
 * of the two intervals. Only what is chosen is looked at through it; what is learnt is folded into the true state.
 */
export function asIfTimedFor(state: LearnerState, target = ownTarget): LearnerState {
  if (target === ownTarget) return state;
  const scale = (target ** (-1 / decay) - 1) / (ownTarget ** (-1 / decay) - 1);
  const scaled = (record: LessonRecord): LessonRecord =>
    record.memory
      ? { ...record, memory: { ...record.memory, stability: scale * record.memory.stability } }
      : record;
  const shelves = Object.fromEntries(
    Object.entries(state.shelves).map(([key, shelf]) => [
      key,
      Object.fromEntries(Object.entries(shelf).map(([uid, record]) => [uid, scaled(record)])),
    ]),
  );
  return { ...state, shelves };
}
