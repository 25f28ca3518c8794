import { lessonTitle } from '../content/content.ts';
import { readingLesson, reviewSheet } from '../course/reading-lesson.ts';
import { summarise } from '../course/lesson-summary.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { toLearnerLesson } from '@lemma/lesson-renderer/compile';
import {
  assertOpen,
  assertPaidFor,
  assertReviewable,
  writtenLesson,
  refusedLesson,
} from '../study/admission.ts';
import { toldAnswers } from '../quiz/quiz-rows.ts';
import { lessonHistory } from '../study/history.ts';
import { lessonAccess } from '../access/lesson-access.ts';
import { memoryOverTime } from '../study/memory-over-time.ts';
import { findOpenSession, nextSeed, type SessionRow, shownBefore } from '../study/session-rows.ts';
import { skillsOfPassedRounds } from '../study/passed-rounds.ts';
import { firstSteps } from '../study/session-view.ts';
import type { StudyDeps } from '../study/sessions.ts';
import { viewerOf } from './course-handlers.ts';

export type LessonHandlers = Pick<
  Handlers,
  | 'referenceSheet'
  | 'interactiveLesson'
  | 'interactiveReview'
  | 'lessonReference'
  | 'freeLessons'
  | 'lessonHistory'
>;

export function lessonHandlers(deps: StudyDeps): LessonHandlers {
  const { content, db } = deps;
  const free = [...content.lessons.values()].filter((one) => one.free).map((one) => one.uid);

  /** A lesson that may be read: free ones by everybody, the rest by who has paid. */
  const readable = async (uid: string, learner: string | undefined): Promise<CompiledLesson> => {
    const lesson = writtenLesson(content, uid);
    if (lesson.free) return lesson;
    if (learner === undefined)
      throw new Refusal(
        'unauthenticated',
        `“${lesson.title}” is open to subscribers. Sign in first.`,
        refusedLesson(lesson),
        { 'www-authenticate': 'Bearer' },
      );
    assertPaidFor(lesson, await lessonAccess(deps, learner));
    return lesson;
  };

  const studyPage = async (learner: string, lesson: CompiledLesson, kind: SessionRow['kind']) => {
    const viewer = await viewerOf(deps, learner);
    assertPaidFor(lesson, viewer.access);
    if (kind === 'lesson') assertOpen(content, viewer.state, lesson);
    else assertReviewable(viewer.state, lesson);
    const open = await findOpenSession(db, learner, lesson.uid, kind);
    return {
      lesson: { ...toLearnerLesson({ ...lesson, questions: [] }, { seed: 0 }) },
      summary: summaryOf(content, viewer, lesson.uid),
      open_session_uid: open?.sessionUid ?? null,
      ...firstSteps(lesson, {
        kind,
        seed: await nextSeed(db, learner, lesson.uid),
        passedSkills:
          kind === 'lesson' ? await skillsOfPassedRounds(deps, learner, lesson, viewer.now) : null,
        shown: await shownBefore(db, {
          learnerId: learner,
          sessionUid: '',
          lessonUid: lesson.uid,
          startedAt: viewer.now,
        }),
      }),
    };
  };

  return {
    referenceSheet: async ({ learner, params }) => ({
      lesson: reviewSheet(await readable(params.lesson_uid, learner)),
    }),
    lessonReference: async ({ learner, params }) => {
      const lesson = await readable(params.lesson_uid, learner);
      const link = (uid: string) => ({ lesson_uid: uid, title: lessonTitle(content, uid) });
      return {
        lesson: readingLesson(lesson),
        prerequisites: lesson.prerequisites.map(link),
        leads_to: content.graph.dependents(lesson.uid).map(link),
      };
    },
    interactiveLesson: ({ learner, params }) =>
      studyPage(learner, writtenLesson(content, params.lesson_uid), 'lesson'),
    interactiveReview: ({ learner, params }) =>
      studyPage(learner, writtenLesson(content, params.review_uid), 'review'),
    freeLessons: () => free,
    lessonHistory: async ({ learner, params }) => {
      const lesson = writtenLesson(content, params.lesson_uid);
      return {
        summary: summaryOf(content, await viewerOf(deps, learner), lesson.uid),
        memory: await memoryOverTime(deps, learner, lesson.uid),
        sessions: await lessonHistory(db, learner, lesson),
        quizzes: (await toldAnswers(db, learner, lesson.uid)).map(({ quizUid, at, correct }) => ({
          quiz_uid: quizUid,
          answered_at: new Date(at).toISOString(),
          correct,
        })),
      };
    },
  };
}

function summaryOf(...[content, viewer, uid]: Parameters<typeof summarise>) {
  const summary = summarise(content, viewer, uid);
  if (!summary) throw new Error(`The content has no lesson ${uid}.`);
  return summary;
}
