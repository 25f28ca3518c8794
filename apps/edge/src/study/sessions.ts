import type { Session } from '@lemma/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Payments } from '../access/payments.ts';
import type { Content } from '../content/content.ts';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import type { LessonVersions } from '../content/lesson-versions.ts';
import type { Db } from '../database/database.ts';
import { session, sessionEntry } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { LearnerRecords, LearnerWrite } from '../learner/records.ts';
import { skillsOfPassedRounds } from './passed-rounds.ts';
import { askedInSessions, OpenQuestions } from './open-questions.ts';
import { askedInQuiz } from './open-quiz.ts';
import type { RecheckQueue } from './recheck-queue.ts';
import { assertOpen, assertPaidFor, assertReviewable, writtenLesson } from './admission.ts';
import { lessonAccess } from '../access/lesson-access.ts';
import {
  attemptsOf,
  findOpenSession,
  findSession,
  nextSeed,
  planned,
  type SessionRow,
} from './session-rows.ts';
import { wireSession } from './session-view.ts';

export interface StudyDeps {
  readonly db: Db;
  readonly content: Content;
  readonly versions: LessonVersions;
  readonly records: LearnerRecords;
  readonly payments: Payments;
  /** Takes the programs that are to be graded again, where any are. */
  readonly rechecks?: RecheckQueue | undefined;
  readonly clock: () => number;
}

interface Start {
  readonly session_uid: string;
  readonly kind: SessionRow['kind'];
  readonly lesson_uid: string;
}

/** How far a session was read, and the seconds since that was last said. */
export interface SavedPlace {
  readonly entry_uid: string;
  readonly session_uid: string;
  readonly position: number;
  readonly seconds: number;
}

/** Longest stretch of reading that one saved position may add, in seconds. */
const longestStretch = 15 * 60;

/** Study sessions: begun, read, left, taken up again. */
export class Sessions {
  readonly #deps: StudyDeps;

  constructor(deps: StudyDeps) {
    this.#deps = deps;
  }

  /**
   * Begins a session, or gives the one that stands: of that uid, else the lesson's open one of that kind.
   * Refuses a lesson that is locked or not paid for, and a review of what is not mastered.
   */
  async start(learner: string, start: Start): Promise<Session> {
    const { content, records } = this.#deps;
    const lesson = writtenLesson(content, start.lesson_uid);
    const access = await lessonAccess(this.#deps, learner);
    const row = await records.write(learner, async (write) => {
      const known = await findSession(write.db, learner, start.session_uid);
      if (known && (known.kind !== start.kind || known.lessonUid !== start.lesson_uid))
        throw new Refusal(
          'attempt-conflict',
          'This session_uid is that of another session. Make a new UUID.',
        );
      if (known) return known;
      assertPaidFor(lesson, access);
      const now = this.#deps.clock();
      if (start.kind === 'lesson') assertOpen(content, write.state, lesson);
      else assertReviewable(write.state, lesson);
      return (
        (await findOpenSession(write.db, learner, lesson.uid, start.kind)) ??
        (await this.#insert(write, start, lesson, now))
      );
    });
    return this.#view(row);
  }

  async #insert(
    write: LearnerWrite,
    start: Start,
    lesson: CompiledLesson,
    now: number,
  ): Promise<SessionRow> {
    const { learner, db } = write;
    const { hash: lessonVersion } = lesson;
    const { versions } = this.#deps;
    const passed =
      start.kind === 'lesson'
        ? await skillsOfPassedRounds({ db, versions }, learner, lesson, now)
        : [];
    const row = {
      learnerId: learner,
      sessionUid: start.session_uid,
      kind: start.kind,
      lessonUid: start.lesson_uid,
      lessonVersion,
      seed: await nextSeed(db, learner, start.lesson_uid),
      passedSkills: passed.length > 0 ? passed : null,
      position: 0,
      seconds: 0,
      startedAt: now,
      lastActiveAt: now,
      finishedAt: null,
      result: null,
    } satisfies SessionRow;
    await db.insert(session).values(row);
    await write.append({
      version: 1,
      type: 'session-started',
      uid: start.session_uid,
      at: now,
      session: start.session_uid,
      kind: start.kind,
      lesson: start.lesson_uid,
      lessonVersion,
    });
    return row;
  }

  /** The session as it stands. */
  async get(learner: string, uid: string): Promise<Session> {
    return this.#view((await findSession(this.#deps.db, learner, uid)) ?? noSession(uid));
  }

  async #view(row: SessionRow): Promise<Session> {
    const { db, versions } = this.#deps;
    const lesson = await versions.at(row.lessonUid, row.lessonVersion);
    const rows = await attemptsOf(db, row.learnerId, row.sessionUid);
    const lessons = new Set(row.finishedAt === null ? [] : [row.lessonUid]);
    const open = new OpenQuestions([
      ...(await askedInSessions({ db, versions }, row.learnerId, lessons)),
      ...(lessons.size === 0 ? [] : await askedInQuiz({ db, versions }, row.learnerId)),
    ]);
    return wireSession(lesson, await planned(db, row), rows, open);
  }

  /**
   * Saves the reading position. Seconds count once per `entry_uid`, and never more than have passed since the
   * session began.
   */
  async saveHistory(learner: string, entry: SavedPlace): Promise<void> {
    const now = this.#deps.clock();
    await this.#deps.records.write(learner, async ({ db }) => {
      const row =
        (await findSession(db, learner, entry.session_uid)) ?? noSession(entry.session_uid);
      const added = await db
        .insert(sessionEntry)
        .values({
          learnerId: learner,
          entryUid: entry.entry_uid,
          sessionUid: entry.session_uid,
          position: entry.position,
          seconds: entry.seconds,
          at: now,
        })
        .onConflictDoNothing()
        .returning({ uid: sessionEntry.entryUid });
      if (added.length === 0 || row.finishedAt !== null) return;
      const passed = Math.max(0, (now - row.startedAt) / 1000);
      await db
        .update(session)
        .set({
          position: entry.position,
          seconds: Math.min(row.seconds + Math.min(entry.seconds, longestStretch), passed),
          lastActiveAt: now,
        })
        .where(and(eq(session.learnerId, learner), eq(session.sessionUid, entry.session_uid)));
    });
  }

  /** Appends how hard the session felt. */
  async rate(
    learner: string,
    rating: {
      readonly event_uid: string;
      readonly session_uid: string;
      readonly rating: 'too-easy' | 'right' | 'too-hard';
    },
  ): Promise<void> {
    await this.#deps.records.write(learner, async (write) => {
      const row =
        (await findSession(write.db, learner, rating.session_uid)) ?? noSession(rating.session_uid);
      await write.append({
        version: 1,
        type: 'difficulty-rated',
        uid: rating.event_uid,
        at: this.#deps.clock(),
        session: row.sessionUid,
        lesson: row.lessonUid,
        rating: rating.rating,
      });
    });
  }
}

export function noSession(uid: string): never {
  throw new Refusal(
    'not-found',
    `You have no session ${uid}. GET /edge/user/in-progress-sessions lists yours.`,
  );
}
