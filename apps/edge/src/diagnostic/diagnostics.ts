import type { Contract, DiagnosticState, OutputOf } from '@lemma/api-client/contract';
import {
  type Answer,
  answerDiagnostic,
  diagnosticResult,
  type LearningEvent,
  nextDiagnosticItem,
  startDiagnostic,
  textSeed,
} from '@lemma/learning-engine';
import { and, eq } from 'drizzle-orm';
import { type CourseOutline, findCourse, lessonsOf } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { diagnostic, diagnosticAnswer } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Profiles } from '../learner/profile.ts';
import { visitorOwner } from '../learner/visitor.ts';
import { digestOf } from '../study/digest.ts';
import { questionAt } from '../study/question-bank.ts';
import { scoreOf, wireProblem } from '../study/score.ts';
import type { StudyDeps } from '../study/sessions.ts';
import { diagnosticItems } from './diagnostic-items.ts';
import {
  type DiagnosticRow,
  diagnosticsOf,
  findDiagnostic,
  moveDiagnostic,
} from './diagnostic-rows.ts';
import { stepOf, wireSession, wireState } from './diagnostic-view.ts';
import { moreQuestions } from './more-questions.ts';

export interface GivenAnswer {
  readonly answer_uid: string;
  readonly question_uid: string;
  readonly seed: number;
  readonly answer: Answer;
  readonly seconds: number;
}

type Append = (event: LearningEvent) => Promise<boolean>;

/** Diagnostic tests, of learners and of visitors. */
export class Diagnostics {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /** The course of that uid or slug. Refuses one that has no written lesson. */
  course(id: string): CourseOutline {
    const course = findCourse(this.#deps.content, id);
    if (course && lessonsOf(course).some((uid) => this.#deps.content.lessons.has(uid)))
      return course;
    throw new Refusal('not-found', `There is no diagnostic of a course ${id}.`);
  }

  /** Starts a session, or gives the one of that uid. */
  async start(
    learner: string | undefined,
    given: { readonly session_uid: string; readonly course_id: string },
  ): Promise<DiagnosticState> {
    const { db, content, clock } = this.#deps;
    const course = this.course(given.course_id);
    const known = await findDiagnostic(db, learner, given.session_uid);
    if (known) {
      if (known.courseUid === course.uid) return this.#view(known);
      throw new Refusal(
        'attempt-conflict',
        'This session_uid is that of another diagnostic. Make a new UUID.',
      );
    }
    const engine = startDiagnostic(content.graph, course.uid, {
      seed: textSeed(given.session_uid),
      items: diagnosticItems(content.lessons.values()),
    });
    const versions = Object.fromEntries(
      engine.lessons.map(({ uid }) => [uid, content.lessons.get(uid)?.hash ?? '']),
    );
    const row: DiagnosticRow = {
      learnerId: learner ?? visitorOwner(given.session_uid),
      sessionUid: given.session_uid,
      courseUid: course.uid,
      state: { engine, versions },
      answered: 0,
      startedAt: clock(),
      finishedAt: null,
    };
    await db.insert(diagnostic).values(row).onConflictDoNothing();
    return this.#view(row);
  }

  /** The session as it stands: the one named, else the learner's latest of the course. */
  async current(
    learner: string | undefined,
    courseId: string,
    sessionUid: string | undefined,
  ): Promise<DiagnosticState> {
    const { db } = this.#deps;
    const course = this.course(courseId);
    const row =
      sessionUid === undefined
        ? learner === undefined
          ? undefined
          : (await diagnosticsOf(db, learner, course.uid))[0]
        : await findDiagnostic(db, learner, sessionUid);
    if (!row || row.courseUid !== course.uid) return noDiagnostic();
    return this.#view(row);
  }

  /** Refuses a session that is another learner's. */
  async find(learner: string | undefined, sessionUid: string): Promise<DiagnosticRow> {
    return (await findDiagnostic(this.#deps.db, learner, sessionUid)) ?? noDiagnostic();
  }

  /** Takes an answer to the question that the test asks now. The same answer again changes nothing. */
  async answer(
    learner: string | undefined,
    sessionUid: string,
    given: GivenAnswer,
  ): Promise<OutputOf<Contract['answerDiagnostic']>> {
    const { row, ...unread } = await this.#within(learner, (db, append) =>
      this.#take(db, append, learner, sessionUid, given),
    );
    return { ...unread, state: await this.#view(row) };
  }

  /** Makes a visitor's session the learner's own; a finished one is folded into the learner's state. */
  async claim(learner: string, sessionUid: string): Promise<ReturnType<typeof wireSession>> {
    const row = await this.#within(learner, async (db, append) => {
      const found = (await findDiagnostic(db, learner, sessionUid, true)) ?? noDiagnostic();
      const owned = found.learnerId === learner ? found : await moveDiagnostic(db, found, learner);
      if (owned.finishedAt !== null) await append(await this.#finished(owned, db));
      return owned;
    });
    return wireSession(this.#deps.content, row);
  }

  /** Opens a finished session for a few more questions. One that is open already stays as it is. */
  async continue(learner: string | undefined, sessionUid: string): Promise<DiagnosticState> {
    const row = await this.#within(learner, async (db) => {
      const found = (await findDiagnostic(db, learner, sessionUid, true)) ?? noDiagnostic();
      if (found.finishedAt === null) return found;
      const more = moreQuestions(found.state.engine);
      if (more === 0)
        throw new Refusal('session-finished', 'The diagnostic has no more questions to ask.');
      const changed = {
        state: { ...found.state, atLeast: found.answered + more },
        finishedAt: null,
      };
      await db
        .update(diagnostic)
        .set(changed)
        .where(
          and(
            eq(diagnostic.learnerId, found.learnerId),
            eq(diagnostic.sessionUid, found.sessionUid),
          ),
        );
      return { ...found, ...changed };
    });
    return this.#view(row);
  }

  async #take(
    db: Db,
    append: Append,
    learner: string | undefined,
    sessionUid: string,
    given: GivenAnswer,
  ): Promise<
    { readonly row: DiagnosticRow } & Pick<
      OutputOf<Contract['answerDiagnostic']>,
      'unreadable' | 'problem'
    >
  > {
    const row = (await findDiagnostic(db, learner, sessionUid, true)) ?? noDiagnostic();
    const bodyDigest = digestOf(given);
    const known = await knownDigest(db, row, given.answer_uid);
    if (known === bodyDigest) return { row, unreadable: null };
    if (known !== undefined)
      throw new Refusal(
        'attempt-conflict',
        'This answer_uid was used for another answer. Make a new UUID for a new answer.',
      );
    const step = stepOf(row);
    if (!step) throw new Refusal('session-finished', 'The diagnostic is finished.');
    if (step.question !== given.question_uid || step.seed !== given.seed)
      throw new Refusal(
        'question-not-asked',
        `The diagnostic asks ${step.question} (seed ${step.seed}) now.`,
      );
    const lessonVersion = row.state.versions[step.lesson] ?? '';
    const lesson = await this.#deps.versions.at(step.lesson, lessonVersion, db);
    const score = scoreOf(questionAt(lesson, step.question, step.seed), given.answer);
    if (score.unreadable !== undefined)
      return { row, unreadable: score.unreadable, ...wireProblem(score) };
    await db.insert(diagnosticAnswer).values({
      learnerId: row.learnerId,
      answerUid: given.answer_uid,
      sessionUid,
      ordinal: row.answered,
      questionUid: step.question,
      lessonVersion,
      seed: step.seed,
      answer: given.answer,
      bodyDigest,
      correct: score.correct,
      at: this.#deps.clock(),
    });
    const dontKnow = given.answer.kind === 'dont-know';
    return {
      unreadable: null,
      row: await this.#advance(db, append, learner, row, {
        question: step.question,
        correct: score.correct,
        dontKnow,
      }),
    };
  }

  async #advance(
    db: Db,
    append: Append,
    learner: string | undefined,
    row: DiagnosticRow,
    answer: Parameters<typeof answerDiagnostic>[1],
  ): Promise<DiagnosticRow> {
    const engine = answerDiagnostic(row.state.engine, answer);
    const isLast = nextDiagnosticItem(engine, row.state) === undefined;
    const changed = {
      state: { ...row.state, engine },
      answered: engine.answers.length,
      finishedAt: isLast ? this.#deps.clock() : null,
    };
    await db
      .update(diagnostic)
      .set(changed)
      .where(
        and(eq(diagnostic.learnerId, row.learnerId), eq(diagnostic.sessionUid, row.sessionUid)),
      );
    const next = { ...row, ...changed };
    if (isLast && learner !== undefined && row.learnerId === learner)
      await append(await this.#finished(next, db));
    return next;
  }

  async #finished(row: DiagnosticRow, db: Db): Promise<LearningEvent> {
    const { engine, atLeast } = row.state;
    const { beliefs, skipped, confirmed, missedBefore } = diagnosticResult(engine);
    const { dailyGoal } = await this.#deps.profiles.rhythm(row.learnerId, db);
    return {
      version: 1,
      type: 'diagnostic-finished',
      // A session that went on finishes again, with another result.
      uid: atLeast === undefined ? row.sessionUid : `${row.sessionUid}/${row.answered}`,
      at: this.#deps.clock(),
      session: row.sessionUid,
      course: row.courseUid,
      beliefs,
      skipped,
      confirmed,
      missed: missedBefore,
      dailyGoal,
    };
  }

  /** One transaction; a learner's one may append to the learner's events. */
  async #within<T>(
    learner: string | undefined,
    work: (db: Db, append: Append) => Promise<T>,
  ): Promise<T> {
    const { db, records } = this.#deps;
    if (learner !== undefined)
      return records.write(learner, (write) => work(write.db, (event) => write.append(event)));
    return db.transaction((tx) => work(tx, async () => false));
  }

  async #view(row: DiagnosticRow): Promise<DiagnosticState> {
    const { content, versions } = this.#deps;
    const step = stepOf(row);
    const version = step && row.state.versions[step.lesson];
    const lesson = step && version ? await versions.at(step.lesson, version) : undefined;
    return wireState(content, row, lesson);
  }
}

async function knownDigest(
  db: Db,
  row: DiagnosticRow,
  answerUid: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ digest: diagnosticAnswer.bodyDigest })
    .from(diagnosticAnswer)
    .where(
      and(eq(diagnosticAnswer.learnerId, row.learnerId), eq(diagnosticAnswer.answerUid, answerUid)),
    );
  return rows[0]?.digest;
}

function noDiagnostic(): never {
  throw new Refusal('not-found', 'There is no such diagnostic session. Start one.');
}
