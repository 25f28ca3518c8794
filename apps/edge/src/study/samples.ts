import type { AttemptResult, Contract, OutputOf, Session } from '@lemma/api-client/contract';
import { dayOf, type LearningEvent } from '@lemma/learning-engine';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  attempt,
  event,
  learnerState,
  memoryPoint,
  session,
  sessionEntry,
} from '../database/schema/index.ts';
import { eventLog } from '../learner/event-log.ts';
import type { Profiles, Rhythm } from '../learner/profile.ts';
import type { LearnerWrite } from '../learner/records.ts';
import { visitorOwner } from '../learner/visitor.ts';
import { type GivenAttempt, Attempts } from './attempts.ts';
import { insertAttempt } from './insert-attempt.ts';
import { type AttemptRow, attemptsOf, findSession, type SessionRow } from './session-rows.ts';
import { noSession, type SavedPlace, Sessions, type StudyDeps } from './sessions.ts';

/**
 * Whole lessons for visitors. A visitor's session is studied, scored and folded as a learner's is, by an owner that is
 * the session itself; claiming it moves it to a learner.
 */
export class Samples {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };
  readonly #sessions: Sessions;
  readonly #attempts: Attempts;

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
    this.#sessions = new Sessions(deps);
    // Programs are graded again for what they earn: nothing does, before a learner claims it.
    this.#attempts = new Attempts({ ...deps, rechecks: undefined });
  }

  /** Begins a study, or gives the one that stands. Refuses a lesson that is not free or that needs another. */
  start(given: { readonly session_uid: string; readonly lesson_uid: string }): Promise<Session> {
    return this.#sessions.start(visitorOwner(given.session_uid), { ...given, kind: 'lesson' });
  }

  /** The session as it stands. */
  get(uid: string): Promise<Session> {
    return this.#sessions.get(visitorOwner(uid), uid);
  }

  /** Takes an answer as a learner's is taken. */
  answer(questionUid: string, given: GivenAttempt): Promise<AttemptResult> {
    return this.#attempts.take(visitorOwner(given.session_uid), questionUid, given);
  }

  /** Saves the reading position. */
  saveHistory(place: SavedPlace): Promise<void> {
    return this.#sessions.saveHistory(visitorOwner(place.session_uid), place);
  }

  /**
   * Makes a visitor's session the learner's own: its answers become the learner's events, at the times at which they
   * were given. Where the learner has studied the lesson already, the visitor's session is deleted instead.
   */
  async claim(learner: string, uid: string): Promise<OutputOf<Contract['claimSample']>> {
    const { records, profiles } = this.#deps;
    const owner = visitorOwner(uid);
    const claimed = await records.write(learner, async (write) => {
      const own = await findSession(write.db, learner, uid);
      if (own) return { lesson_uid: own.lessonUid, taken: true };
      await lockVisitor(write.db, owner);
      const row = (await findSession(write.db, owner, uid)) ?? noSession(uid);
      const sample = await takeOut(write.db, row);
      const taken = !(await hasStudied(write.db, learner, row.lessonUid));
      if (taken) await putIn(write, sample, await profiles.rhythm(learner, write.db));
      return { lesson_uid: row.lessonUid, taken };
    });
    records.drop(owner);
    return claimed;
  }
}

/** Everything that a visitor's session left. */
interface Sample {
  readonly row: SessionRow;
  readonly entries: readonly (typeof sessionEntry.$inferSelect)[];
  readonly attempts: readonly AttemptRow[];
  /** In their order, the answers among them. */
  readonly events: readonly LearningEvent[];
}

/** Waits for a write of the visitor's, and keeps others from coming. False if nothing is left of the visitor. */
export async function lockVisitor(db: Db, owner: string): Promise<boolean> {
  const rows = await db
    .select({ owner: learnerState.learnerId })
    .from(learnerState)
    .where(eq(learnerState.learnerId, owner))
    .for('update');
  return rows.length > 0;
}

/** Reads what a visitor's session left, and deletes it. */
async function takeOut(db: Db, row: SessionRow): Promise<Sample> {
  const { learnerId: owner, sessionUid } = row;
  const sample = {
    row,
    entries: await db.select().from(sessionEntry).where(eq(sessionEntry.learnerId, owner)),
    attempts: await attemptsOf(db, owner, sessionUid),
    events: (await eventLog(db, owner)).map(({ body }) => body),
  };
  await deleteVisitor(db, owner);
  return sample;
}

/** Deletes every row of a visitor who studied a sample. */
export async function deleteVisitor(db: Db, owner: string): Promise<void> {
  for (const table of [attempt, event, sessionEntry, memoryPoint, session, learnerState])
    await db.delete(table).where(eq(table.learnerId, owner));
}

async function hasStudied(db: Db, learner: string, lesson: string): Promise<boolean> {
  const rows = await db
    .select({ uid: session.sessionUid })
    .from(session)
    .where(and(eq(session.learnerId, learner), eq(session.lessonUid, lesson)))
    .limit(1);
  return rows.length > 0;
}

async function putIn(write: LearnerWrite, sample: Sample, rhythm: Rhythm): Promise<void> {
  const { db, learner } = write;
  const mine = { learnerId: learner };
  await db.insert(session).values({ ...sample.row, ...mine });
  if (sample.entries.length > 0)
    await db.insert(sessionEntry).values(sample.entries.map((entry) => ({ ...entry, ...mine })));
  const attempts = new Map(sample.attempts.map((row) => [row.attemptUid, row]));
  for (const next of sample.events) {
    const row = next.type === 'question-answered' ? attempts.get(next.uid) : undefined;
    if (next.type === 'question-answered' && row)
      await write.appendAnswer(next, (sequence) =>
        insertAttempt(db, { ...row, ...mine, sequence }),
      );
    else await write.append(inDaysOf(next, rhythm));
  }
  for (const row of sample.attempts)
    if (row.sequence === null) await insertAttempt(db, { ...row, ...mine });
}

/** A visitor's days were counted in UTC. */
function inDaysOf(next: LearningEvent, { timeZone, dayStart }: Rhythm): LearningEvent {
  return next.type === 'session-finished'
    ? { ...next, day: dayOf(next.at, timeZone, dayStart) }
    : next;
}
