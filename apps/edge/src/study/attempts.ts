import type { Answer, Score } from '@lemma/learning-engine';
import { lessonStatus } from '@lemma/learning-engine';
import type { AttemptResult } from '@lemma/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { session } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { AnswerEvent } from '../learner/event-log.ts';
import type { LearnerWrite } from '../learner/records.ts';
import { today } from '../learner/standing.ts';
import type { Profiles, Rhythm } from '../learner/profile.ts';
import { attemptConflict, insertAttempt } from './insert-attempt.ts';
import { digestOf } from './digest.ts';
import { finishSession } from './finish-session.ts';
import { questionAt } from './question-bank.ts';
import { scoreOf, type ScoredAnswer, wireProblem } from './score.ts';
import { SessionInProgress } from './session-in-progress.ts';
import { countedRows } from './session-plan.ts';
import { type AttemptRow, attemptsOf, findSession, planned } from './session-rows.ts';
import { feedbackOn, scoredRow, wireAhead, wireStep } from './session-view.ts';
import { noSession, type StudyDeps } from './sessions.ts';

export interface GivenAttempt {
  readonly attempt_uid: string;
  readonly session_uid: string;
  readonly seed: number;
  readonly seconds: number;
  readonly answer: Answer;
}

/** Longest time that one answer may count, in seconds: whoever needs longer went for a coffee. */
const longestAnswer = 10 * 60;

/** Answers to the questions of a session: scored, kept once, folded into mastery. */
export class Attempts {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /**
   * Takes an answer to the question that the session asks now, or to one that it gave ahead. The same attempt again gets the same result;
   * with another body it is refused. An answer that cannot be read is not recorded.
   */
  async take(learner: string, questionUid: string, given: GivenAttempt): Promise<AttemptResult> {
    return this.#deps.records.write(learner, async (write) => {
      const rhythm = await this.#deps.profiles.rhythm(learner, write.db);
      const found =
        (await findSession(write.db, learner, given.session_uid)) ?? noSession(given.session_uid);
      const row = await planned(write.db, found);
      const session = new SessionInProgress({
        row,
        lesson: await this.#deps.versions.at(row.lessonUid, row.lessonVersion, write.db),
        rows: await attemptsOf(write.db, learner, row.sessionUid),
      });
      const bodyDigest = digestOf([questionUid, given]);
      const known = session.rows.find((one) => one.attemptUid === given.attempt_uid);
      if (known) {
        if (known.bodyDigest !== bodyDigest) throw attemptConflict();
        const scored = scoredRow(session.lesson, known);
        return this.#result(write, rhythm, session.afterAnswers(known.ordinal + 1), scored);
      }
      const scored = this.#score(session, questionUid, given);
      if (scored.score.unreadable !== undefined)
        return {
          ...this.#unreadable(session, given, scored.score),
          state: this.#state(write, rhythm, row.lessonUid),
        };
      const answered = await this.#record(write, session, scored, { ...given, bodyDigest });
      return this.#result(write, rhythm, await this.#advance(write, rhythm, answered), scored);
    });
  }

  /** Scores the answer, if it is to the question that the session asks or gave ahead. */
  #score(session: SessionInProgress, questionUid: string, given: GivenAttempt): ScoredAnswer {
    const { lesson, step } = session;
    if (step.type === 'finished')
      throw new Refusal(
        'session-finished',
        'The session is finished. Start another for more practice.',
      );
    if (!session.takes(questionUid, given.seed))
      throw new Refusal(
        'question-not-asked',
        `The session asks ${step.question} (seed ${step.seed}) now. GET the session to go on with it.`,
      );
    const question = questionAt(lesson, questionUid, given.seed);
    return { question, answer: given.answer, score: scoreOf(question, given.answer) };
  }

  /** Keeps the answer, and appends it as evidence unless it is a second try. */
  async #record(
    write: LearnerWrite,
    session: SessionInProgress,
    { question, score }: ScoredAnswer,
    given: GivenAttempt & { readonly bodyDigest: string },
  ): Promise<SessionInProgress> {
    const at = this.#deps.clock();
    const { row, rows } = session;
    const { skill } = question;
    const seconds = Math.min(given.seconds, longestAnswer);
    const { correct, credit } = score;
    const taken: AttemptRow = {
      learnerId: write.learner,
      attemptUid: given.attempt_uid,
      sessionUid: row.sessionUid,
      ordinal: rows.length,
      lessonUid: row.lessonUid,
      lessonVersion: row.lessonVersion,
      questionUid: question.uid,
      skill,
      seed: given.seed,
      answer: given.answer,
      bodyDigest: given.bodyDigest,
      correct,
      credit,
      seconds,
      at,
      sequence: null,
    };
    const answered = session.withAnswer(taken);
    // A second try is kept as an answer and is no evidence of what was known.
    if (countedRows(answered.rows).at(-1) !== taken) {
      await insertAttempt(write.db, taken);
      return answered;
    }
    const event: AnswerEvent = {
      version: 1,
      type: 'question-answered',
      uid: given.attempt_uid,
      at,
      session: row.sessionUid,
      kind: row.kind,
      lesson: row.lessonUid,
      question: question.uid,
      skill,
      correct,
      credit,
      seconds,
      dontKnow: given.answer.kind === 'dont-know',
    };
    await write.appendAnswer(event, (sequence) => insertAttempt(write.db, { ...taken, sequence }));
    return answered;
  }

  /** Finishes the session if that was its last question. */
  async #advance(
    write: LearnerWrite,
    rhythm: Rhythm,
    answered: SessionInProgress,
  ): Promise<SessionInProgress> {
    const now = this.#deps.clock();
    const { lesson, row, rows, step } = answered;
    const result =
      step.type === 'finished'
        ? await finishSession({
            write,
            content: this.#deps.content,
            rhythm,
            lesson,
            row,
            rows,
            step,
            now,
          })
        : null;
    if (result?.outcome === 'passed') await this.#deps.rechecks?.sample(write, rows);
    const changed = { lastActiveAt: now, ...(result ? { finishedAt: now, result } : {}) };
    await write.db
      .update(session)
      .set(changed)
      .where(and(eq(session.learnerId, write.learner), eq(session.sessionUid, row.sessionUid)));
    return answered.withChanges(changed);
  }

  /** What the server says of the session's last answer. */
  #result(
    write: LearnerWrite,
    rhythm: Rhythm,
    { lesson, row, rows, step }: SessionInProgress,
    scored: ScoredAnswer,
  ): AttemptResult {
    const last = rows.at(-1);
    if (!last) throw new Error('A result needs an answer.');
    return {
      attempt_uid: last.attemptUid,
      score: { correct: last.correct, credit: last.credit, unreadable: null },
      feedback: { ...feedbackOn(scored, last.seed, step) },
      next: wireStep(lesson, row, step),
      ahead: step.type === 'question' ? wireAhead(lesson, row, rows) : [],
      state: this.#state(write, rhythm, row.lessonUid),
    };
  }

  #unreadable(
    { lesson, row, rows, step }: SessionInProgress,
    given: GivenAttempt,
    score: Score,
  ): Omit<AttemptResult, 'state'> {
    return {
      attempt_uid: given.attempt_uid,
      score: {
        correct: false,
        credit: 0,
        unreadable: score.unreadable ?? null,
        ...wireProblem(score),
      },
      feedback: null,
      next: wireStep(lesson, row, step),
      ahead: wireAhead(lesson, row, rows),
    };
  }

  #state(write: LearnerWrite, rhythm: Rhythm, lesson: string): AttemptResult['state'] {
    const now = this.#deps.clock();
    return {
      lesson_uid: lesson,
      status: lessonStatus(write.state, this.#deps.content.graph, lesson, now),
      ...today(write.state, rhythm, now),
    };
  }
}
