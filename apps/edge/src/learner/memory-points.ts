import { type LearnerState, lessonRecord, lessonRecords } from '@lemma/learning-engine';
import type { Db } from '../database/database.ts';
import { memoryPoint } from '../database/schema/index.ts';

export type MemoryPointRow = typeof memoryPoint.$inferInsert;

/** One row of `memory_point` for each lesson whose memory an event changed. */
export function changedMemories(
  learner: string,
  { sequence, at }: { readonly sequence: number; readonly at: number },
  before: LearnerState,
  state: LearnerState,
): MemoryPointRow[] {
  const points: MemoryPointRow[] = [];
  for (const [lessonUid, { memory }] of lessonRecords(state)) {
    if (!memory) continue;
    const known = lessonRecord(before, lessonUid)?.memory;
    if (known?.at === memory.at && known.stability === memory.stability) continue;
    points.push({
      learnerId: learner,
      lessonUid,
      sequence,
      at,
      practisedAt: memory.at,
      stability: memory.stability,
    });
  }
  return points;
}

/** Rows that one statement inserts at most: PostgreSQL takes 65,535 values. */
const batch = 5000;

export async function insertMemoryPoints(db: Db, points: readonly MemoryPointRow[]): Promise<void> {
  for (let start = 0; start < points.length; start += batch)
    await db.insert(memoryPoint).values(points.slice(start, start + batch));
}
