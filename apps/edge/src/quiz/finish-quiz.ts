import type { Quiz } from '@lemma/api-client/contract';
import {
  dayOf,
  isMastered,
  nextQuizDay,
  quizMinutes,
  type QuizRetention,
  quizRetention,
  retentionOf,
  quizSize,
  sessionXp,
} from '@lemma/learning-engine';
import type { Content } from '../content/content.ts';
import type { Rhythm } from '../learner/profile.ts';
import type { LearnerWrite } from '../learner/records.ts';
import { dueAt, today, wireMoment } from '../learner/standing.ts';
import type { QuizRow } from '../study/open-quiz.ts';
import { lastAnswers, type QuizAnswerRow } from './quiz-rows.ts';

type Result = NonNullable<Quiz['result']>;

/** What the end of a quiz said, as it is kept. The answers are read from their own rows. */
export type KeptResult = Omit<Result, 'answers' | 'lessons'> & {
  /** When the review of each lesson was due before and after, as moments or null. */
  readonly due: Readonly<Record<string, readonly [before: string | null, after: string | null]>>;
};

interface Finishing {
  readonly write: LearnerWrite;
  readonly content: Content;
  readonly rhythm: Rhythm;
  readonly row: QuizRow;
  /** Every answer of the quiz. */
  readonly answers: readonly QuizAnswerRow[];
  readonly now: number;
}

/** Answers that the figure by units looks at: as many as the figure of everything. */
const mostAnswers = 12 * quizSize;
/** A unit with fewer answers has no figure of its own: its range would be all of the axis. */
const leastOfTopic = 3;

/** Appends the end of a quiz and says what came of it. */
export async function finishQuiz({
  write,
  content,
  rhythm,
  row,
  answers,
  now,
}: Finishing): Promise<KeptResult> {
  const measured = answers.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  // The seconds are the browser's claim.
  const minutes = Math.min(measured, Math.max(0, now - row.startedAt) / 60_000);
  const xp = sessionXp({
    minutes: quizMinutes,
    accuracy: answers.reduce((sum, { credit }) => sum + credit, 0) / Math.max(1, answers.length),
    answers: answers.length,
    workedMinutes: minutes,
  });
  const dueOf = (lesson: string) =>
    isMastered(write.state, lesson) ? wireMoment(dueAt(write.state, lesson)) : null;
  const before = answers.map(({ lessonUid }) => dueOf(lessonUid));
  await write.append({
    version: 1,
    type: 'quiz-finished',
    uid: `${row.quizUid}/finished`,
    at: now,
    session: row.quizUid,
    answers: answers.map(({ lessonUid, questionUid, probability, correct }) => ({
      lesson: lessonUid,
      question: questionUid,
      probability,
      correct,
    })),
    minutes,
    xp,
    day: dayOf(now, rhythm.timeZone, rhythm.dayStart),
  });
  const retention = quizRetention(write.state);
  const where = { ...rhythm, now };
  const next = nextQuizDay(write.state, where);
  if (!retention || next === undefined) throw new Error('A finished quiz has a figure and a day.');
  return {
    right: answers.filter(({ correct }) => correct).length,
    retention: { ...retention, quizzes: Math.ceil(retention.answers / quizSize) },
    ...topicsOf(content, answers, await lastAnswers(write.db, write.learner, mostAnswers)),
    minutes,
    xp,
    ...today(write.state, rhythm, now),
    next_quiz_on: next,
    due: Object.fromEntries(
      answers.map(({ lessonUid }, i) => [lessonUid, [before[i] ?? null, dueOf(lessonUid)]]),
    ),
  };
}

/** The figure by unit, over the units of this quiz: most answers first. */
function topicsOf(
  content: Content,
  answers: readonly QuizAnswerRow[],
  all: readonly QuizAnswerRow[],
): Pick<Result, 'topics' | 'small_topics'> {
  const unitOf = (lesson: string) => content.lessons.get(lesson)?.unit;
  const asked = new Set(answers.map(({ lessonUid }) => unitOf(lessonUid)));
  const units = content.courses
    .flatMap((course) => course.units)
    .filter(({ uid }) => asked.has(uid))
    .map(({ uid, title }) => {
      const rows = all.filter(({ lessonUid }) => unitOf(lessonUid) === uid);
      return { unit_uid: uid, unit_title: title, rows };
    });
  return {
    topics: units
      .flatMap(({ rows, ...unit }) => {
        const figure = rows.length < leastOfTopic ? undefined : retentionOfRows(rows);
        const right = rows.filter(({ correct }) => correct).length;
        return figure ? [{ ...unit, right, ...figure }] : [];
      })
      .toSorted((a, b) => b.answers - a.answers),
    small_topics: units
      .filter(({ rows }) => rows.length < leastOfTopic)
      .map(({ rows: _rows, ...unit }) => unit),
  };
}

function retentionOfRows(rows: readonly QuizAnswerRow[]): QuizRetention | undefined {
  return retentionOf(
    rows.map(({ probability, correct }) => [probability, correct ? 1 : 0] as const),
  );
}
