import { and, desc, eq } from 'drizzle-orm';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { learnerState, memoryPoint } from '../database/schema/index.ts';
import { after, newcomer } from './fold.ts';
import { changedMemories, insertMemoryPoints, type MemoryPointRow } from './memory-points.ts';
import type { LearnerRecords } from './records.ts';

interface MemoryDeps {
  readonly db: Db;
  readonly records: LearnerRecords;
  readonly content: Content;
}

/** The last `most` points of a lesson, oldest first. */
export async function memoryPointsOf(
  deps: MemoryDeps,
  learner: string,
  lesson: string,
  most: number,
): Promise<readonly (typeof memoryPoint.$inferSelect)[]> {
  await makeIfMissing(deps, learner);
  const rows = await deps.db
    .select()
    .from(memoryPoint)
    .where(and(eq(memoryPoint.learnerId, learner), eq(memoryPoint.lessonUid, lesson)))
    .orderBy(desc(memoryPoint.sequence))
    .limit(most);
  return rows.toReversed();
}

/** Makes the points of all events, once: for learners from before there were any, and after a new fold. */
async function makeIfMissing({ db, records, content }: MemoryDeps, learner: string): Promise<void> {
  if (!(await isBehind(db, learner))) return;
  await records.write(learner, async (write) => {
    if (!(await isBehind(write.db, learner))) return;
    const points: MemoryPointRow[] = [];
    let standing = newcomer;
    for (const event of await records.events(learner, write.db)) {
      const next = after(standing, event, content.graph);
      const place = { sequence: standing.revision, at: event.at };
      points.push(...changedMemories(learner, place, standing.state, next.state));
      standing = next;
    }
    await write.db.delete(memoryPoint).where(eq(memoryPoint.learnerId, learner));
    await insertMemoryPoints(write.db, points);
    await write.db
      .update(learnerState)
      .set({ memoryRevision: standing.revision })
      .where(eq(learnerState.learnerId, learner));
  });
}

async function isBehind(db: Db, learner: string): Promise<boolean> {
  const [row] = await db
    .select({ revision: learnerState.revision, memoryRevision: learnerState.memoryRevision })
    .from(learnerState)
    .where(eq(learnerState.learnerId, learner));
  return row !== undefined && row.memoryRevision !== row.revision;
}
