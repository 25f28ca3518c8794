import type { Contract, OutputOf, Quiz } from '@lemma/api-client/contract';
import {
  type Answer,
  drawQuiz,
  hasQuizLessons,
  isQuizDue,
  nextQuizDay,
  quizRetention,
  quizSize,
  textSeed,
} from '@lemma/learning-engine';
import { and, eq } from 'drizzle-orm';
import { hasLesson, type LessonAccess, lessonAccess } from '../access/lesson-access.ts';
import { quiz, quizAnswer } from '../database/schema/index.ts';
import { askedInDiagnostics } from '../diagnostic/asked-in-diagnostics.ts';
import type { Profiles, Rhythm } from '../learner/profile.ts';
import type { LearnerWrite } from '../learner/records.ts';
import { wireMoment } from '../learner/standing.ts';
import { Refusal } from '../refusal/refusal.ts';
import { digestOf } from '../study/digest.ts';
import { attemptConflict } from '../study/insert-attempt.ts';
import { askedInSessions, OpenQuestions } from '../study/open-questions.ts';
import { askedInQuiz, type DrawnQuestion, findOpenQuiz, type QuizRow } from '../study/open-quiz.ts';
import { questionAt } from '../study/question-bank.ts';
import { scoreOf, wireProblem } from '../study/score.ts';
import type { StudyDeps } from '../study/sessions.ts';
import { finishQuiz, type KeptResult } from './finish-quiz.ts';
import { quizItems, shownTo, unseenSeed } from './quiz-items.ts';
import { answersOf, findAnswer, findQuiz, finishedQuizzes } from './quiz-rows.ts';
import { wireFinishedQuiz, wireOpenQuiz } from './quiz-view.ts';

export interface GivenQuizAnswer {
  readonly answer_uid: string;
  readonly question_uid: string;
  readonly seed: number;
  readonly answer: Answer;
  readonly seconds: number;
}

/** Longest time that one answer may count, in seconds: as in a session. */
const longestAnswer = 10 * 60;
/** Finished quizzes of a list. */
const mostListed = 60;

/** Weekly quizzes: drawn, answered without a word, and told of at their end. */
export class Quizzes {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /** Starts a quiz, or gives the one of that uid, else the one that is not finished. Refuses before it is due. */
  async start(learner: string, uid: string): Promise<Quiz> {
    const { records, profiles } = this.#deps;
    const access = await lessonAccess(this.#deps, learner);
    const row = await records.write(learner, async (write) => {
      const known =
        (await findQuiz(write.db, learner, uid)) ?? (await findOpenQuiz(write.db, learner));
      if (known) return known;
      return this.#draw(write, uid, access, await profiles.rhythm(learner, write.db));
    });
    return this.#view(row);
  }

  async #draw(
    { db, learner, state }: LearnerWrite,
    uid: string,
    access: LessonAccess,
    rhythm: Rhythm,
  ): Promise<QuizRow> {
    const { content, clock } = this.#deps;
    const now = clock();
    const where = { ...rhythm, now };
    if (!isQuizDue(state, where))
      throw new Refusal(
        'quiz-not-due',
        `This week’s quiz is done. The next one may be taken from ${nextQuizDay(state, where)} on.`,
      );
    const seed = textSeed(`${learner} ${uid}`);
    const shown = await shownTo(db, learner);
    const items = quizItems(content, state, (lesson) => hasLesson(access, lesson), shown, seed);
    const drawn = drawQuiz(state, content.graph, { seed, items });
    if (!drawn)
      throw new Refusal(
        'quiz-not-due',
        `A quiz asks one question of each of ${quizSize} mastered lessons. GET /edge/user/topics-mastered lists yours.`,
      );
    const questions = drawn.flatMap((one): DrawnQuestion[] => {
      const lesson = content.lessons.get(one.lesson);
      if (!lesson) return [];
      const fresh = unseenSeed(lesson, one.question, one.seed, shown) ?? one.seed;
      return [{ ...one, version: lesson.hash, seed: fresh }];
    });
    const row: QuizRow = {
      learnerId: learner,
      quizUid: uid,
      questions,
      lessons: new Set(items.map(({ lesson }) => lesson)).size,
      startedAt: now,
      finishedAt: null,
      result: null,
    };
    await db.insert(quiz).values(row);
    return row;
  }

  /** The quiz as it stands. */
  async get(learner: string, uid: string): Promise<Quiz> {
    return this.#view((await findQuiz(this.#deps.db, learner, uid)) ?? noQuiz(uid));
  }

  /**
   * Takes an answer to the question that the quiz asks now. The same answer again changes nothing; with another body it
   * is refused. An answer that cannot be read is not recorded.
   */
  async answer(
    learner: string,
    uid: string,
    given: GivenQuizAnswer,
  ): Promise<OutputOf<Contract['answerQuiz']>> {
    const { row, ...unread } = await this.#deps.records.write(learner, (write) =>
      this.#take(write, uid, given),
    );
    return { ...unread, quiz: await this.#view(row) };
  }

  async #take(
    write: LearnerWrite,
    uid: string,
    given: GivenQuizAnswer,
  ): Promise<
    { readonly row: QuizRow } & Pick<OutputOf<Contract['answerQuiz']>, 'unreadable' | 'problem'>
  > {
    const { db, learner } = write;
    const row = (await findQuiz(db, learner, uid)) ?? noQuiz(uid);
    const bodyDigest = digestOf([uid, given]);
    const known = await findAnswer(db, learner, given.answer_uid);
    if (known?.bodyDigest === bodyDigest) return { row, unreadable: null };
    if (known) throw attemptConflict();
    const before = await answersOf(db, row);
    const asked = row.finishedAt === null ? row.questions[before.length] : undefined;
    if (!asked)
      throw new Refusal('session-finished', 'The quiz is finished. GET it to see its result.');
    if (asked.question !== given.question_uid || asked.seed !== given.seed)
      throw new Refusal(
        'question-not-asked',
        `The quiz asks ${asked.question} (seed ${asked.seed}) now. GET it to go on.`,
      );
    const lesson = await this.#deps.versions.at(asked.lesson, asked.version, db);
    const score = scoreOf(questionAt(lesson, asked.question, asked.seed), given.answer);
    if (score.unreadable !== undefined)
      return { row, unreadable: score.unreadable, ...wireProblem(score) };
    const now = this.#deps.clock();
    const answer = {
      learnerId: learner,
      answerUid: given.answer_uid,
      quizUid: uid,
      ordinal: before.length,
      lessonUid: asked.lesson,
      lessonVersion: asked.version,
      questionUid: asked.question,
      seed: asked.seed,
      probability: asked.probability,
      answer: given.answer,
      bodyDigest,
      correct: score.correct,
      credit: score.credit,
      seconds: Math.min(given.seconds, longestAnswer),
      at: now,
    };
    await db.insert(quizAnswer).values(answer);
    const answers = [...before, answer];
    if (answers.length < row.questions.length) return { row, unreadable: null };
    const { content, profiles } = this.#deps;
    const rhythm = await profiles.rhythm(learner, db);
    const result = await finishQuiz({ write, content, rhythm, row, answers, now });
    const ended = { finishedAt: now, result };
    await db
      .update(quiz)
      .set(ended)
      .where(and(eq(quiz.learnerId, learner), eq(quiz.quizUid, uid)));
    return { row: { ...row, ...ended }, unreadable: null };
  }

  /** All of the learner's quizzes, and when the next one may be taken. */
  async list(learner: string): Promise<OutputOf<Contract['quizzes']>> {
    const { db, content, records, profiles, clock } = this.#deps;
    const [state, rhythm, access, open, finished] = await Promise.all([
      records.state(learner),
      profiles.rhythm(learner),
      lessonAccess(this.#deps, learner),
      findOpenQuiz(db, learner),
      finishedQuizzes(db, learner, mostListed),
    ]);
    const where = { ...rhythm, now: clock() };
    const mayStudy = (uid: string) => {
      const lesson = content.lessons.get(uid);
      return lesson !== undefined && hasLesson(access, lesson);
    };
    return {
      open: open
        ? { quiz_uid: open.quizUid, answered: open.answered, total: open.questions.length }
        : null,
      available:
        open !== undefined ||
        (isQuizDue(state, where) && hasQuizLessons(state, content.graph, mayStudy)),
      next_quiz_on: nextQuizDay(state, where) ?? null,
      lessons_needed: quizSize,
      retention: quizRetention(state) ?? null,
      quizzes: finished.map(({ quizUid, finishedAt, result, questions }) => {
        const { right, retention } = result as KeptResult;
        return {
          quiz_uid: quizUid,
          finished_at: wireMoment(finishedAt) ?? '',
          right,
          total: questions.length,
          retention,
        };
      }),
    };
  }

  async #view(row: QuizRow): Promise<Quiz> {
    const { db, versions, content } = this.#deps;
    const answers = await answersOf(db, row);
    if (row.finishedAt === null) {
      const { lesson = '', version = '' } = row.questions[answers.length] ?? {};
      return wireOpenQuiz(row, answers.length, await versions.at(lesson, version));
    }
    const lessons = [];
    for (const { lessonUid, lessonVersion } of answers)
      lessons.push(await versions.at(lessonUid, lessonVersion));
    const open = new OpenQuestions([
      ...(await askedInSessions(
        this.#deps,
        row.learnerId,
        new Set(answers.map(({ lessonUid }) => lessonUid)),
      )),
      ...(await askedInDiagnostics(this.#deps, row.learnerId)),
      ...(await askedInQuiz(this.#deps, row.learnerId)),
    ]);
    return wireFinishedQuiz(content, row, answers, lessons, open);
  }
}

function noQuiz(uid: string): never {
  throw new Refusal('not-found', `You have no quiz ${uid}. GET /edge/user/quizzes lists yours.`);
}
