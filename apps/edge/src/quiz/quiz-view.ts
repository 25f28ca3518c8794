import type { Quiz } from '@lemma/api-client/contract';
import { type CompiledLesson, toLearnerQuestion } from '@lemma/lesson-renderer/compile';
import { type Content, lessonTitle } from '../content/content.ts';
import { wireMoment } from '../learner/standing.ts';
import type { OpenQuestions } from '../study/open-questions.ts';
import type { QuizRow } from '../study/open-quiz.ts';
import { questionAt } from '../study/question-bank.ts';
import { wireEarlierAnswer } from '../study/session-view.ts';
import { withoutHelp } from '../study/without-help.ts';
import type { KeptResult } from './finish-quiz.ts';
import type { QuizAnswerRow } from './quiz-rows.ts';

/** A quiz that is not finished. `lesson` is that of the next question. Nothing in it depends on what was answered. */
export function wireOpenQuiz(row: QuizRow, answered: number, lesson: CompiledLesson): Quiz {
  const asked = row.questions[answered];
  if (!asked) throw new Error(`Quiz ${row.quizUid} has no question ${answered + 1}.`);
  const question = questionAt(lesson, asked.question, asked.seed);
  return {
    ...head(row),
    answered,
    question: withoutHelp(toLearnerQuestion(question, asked.seed)),
    lesson_version: lesson.hash,
    result: null,
  };
}

/** A finished quiz. `lessons`: those of its answers, in their order. `open`: what waits for an answer elsewhere. */
export function wireFinishedQuiz(
  content: Content,
  row: QuizRow,
  answers: readonly QuizAnswerRow[],
  lessons: readonly CompiledLesson[],
  open: OpenQuestions,
): Quiz {
  const { due, ...result } = row.result as KeptResult;
  const units = new Map(
    content.courses.flatMap((course) => course.units).map(({ uid, title }) => [uid, title]),
  );
  return {
    ...head(row),
    answered: answers.length,
    question: null,
    result: {
      ...result,
      lessons: row.lessons,
      answers: answers.flatMap((answer, i) => {
        const lesson = lessons[i];
        if (!lesson) return [];
        const { answerUid: attemptUid, lessonUid } = answer;
        const [before = null, after = null] = due[lessonUid] ?? [];
        return {
          ...wireEarlierAnswer(lesson, { ...answer, attemptUid }, open),
          lesson: { lesson_uid: lessonUid, title: lessonTitle(content, lessonUid) },
          unit_title: units.get(content.lessons.get(lessonUid)?.unit ?? '') ?? '',
          due_before: before,
          due_at: after,
        };
      }),
    },
  };
}

function head({
  quizUid,
  startedAt,
  finishedAt,
  questions,
}: QuizRow): Pick<Quiz, 'quiz_uid' | 'status' | 'started_at' | 'finished_at' | 'total'> {
  return {
    quiz_uid: quizUid,
    status: finishedAt === null ? 'in-progress' : 'finished',
    started_at: new Date(startedAt).toISOString(),
    finished_at: wireMoment(finishedAt),
    total: questions.length,
  };
}
