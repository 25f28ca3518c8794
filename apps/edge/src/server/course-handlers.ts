import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { isPassed, pace, timeToGoal, totalXp } from '@lemma/learning-engine';
import { findCourse, lessonsOf } from '../content/content.ts';
import { Courses } from '../course/courses.ts';
import { outlineOfPath, publishedPath } from '../course/learning-paths.ts';
import { previewOf } from '../course/path-preview.ts';
import { summariseAll, type Viewer } from '../course/lesson-summary.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Profiles } from '../learner/profile.ts';
import { lessonAccess } from '../access/lesson-access.ts';
import type { StudyDeps } from '../study/sessions.ts';

export type CourseHandlers = Pick<
  Handlers,
  | 'activeCourse'
  | 'customCourse'
  | 'allCourses'
  | 'updateCourse'
  | 'createCourse'
  | 'editCourse'
  | 'archiveCourse'
  | 'courseLessons'
  | 'allLessons'
  | 'pathPreview'
  | 'courseProgress'
>;

export function courseHandlers(deps: StudyDeps & { readonly profiles: Profiles }): CourseHandlers {
  const { content, profiles, clock } = deps;
  const courses = new Courses(deps);
  return {
    activeCourse: async ({ learner }) => {
      const found = await courses.active(learner);
      return { course: found ? await courses.view(learner, found) : null };
    },
    customCourse: async ({ learner, params }) => {
      const found = await courses.find(learner, params.course_id);
      if (found.kind !== 'custom')
        throw new Refusal(
          'not-found',
          `${params.course_id} is a course of the library. GET /edge/learn/course/${params.course_id}/lessons shows it.`,
        );
      return {
        course: await courses.view(learner, found),
        goal_lesson_uids: [...found.goals],
        lessons: summariseAll(content, await viewerOf(deps, learner), lessonsOf(found.outline)),
      };
    },
    allCourses: async ({ learner }) => ({ courses: await courses.all(learner) }),
    updateCourse: async ({ learner, params }) => ({
      course: await courses.begin(learner, params.course_id),
    }),
    createCourse: async ({ learner, body }) => ({ course: await courses.create(learner, body) }),
    editCourse: async ({ learner, params, body }) => ({
      course: await courses.edit(learner, params.course_id, body),
    }),
    archiveCourse: async ({ learner, params }) => ({
      course: await courses.archive(learner, params.course_id),
    }),
    courseLessons: async ({ learner, params }) => {
      const found = await courses.find(learner, params.course_id);
      return {
        course: await courses.view(learner, found),
        lessons: summariseAll(content, await viewerOf(deps, learner), lessonsOf(found.outline)),
      };
    },
    allLessons: async ({ learner }) => ({
      lessons: summariseAll(
        content,
        await viewerOf(deps, learner),
        content.courses.flatMap(lessonsOf),
      ),
    }),
    pathPreview: async ({ params }) => {
      const course = findCourse(content, params.slug);
      if (course) return previewOf(content, course, '');
      const path = await publishedPath(deps.db, params.slug);
      if (path) return previewOf(content, outlineOfPath(content, path), path.summary);
      throw new Refusal(
        'not-found',
        'The learning path you’re looking for doesn’t exist or is not yet available.',
      );
    },
    courseProgress: async ({ learner, params }) => {
      const found = await courses.find(learner, params.course_id);
      const course = await courses.view(learner, found);
      const viewer = await viewerOf(deps, learner);
      const lessons = summariseAll(content, viewer, lessonsOf(found.outline));
      const where = { ...(await profiles.rhythm(learner)), now: clock() };
      const goal = { lessons: lessons.map((lesson) => lesson.lesson_uid) };
      const range = timeToGoal(viewer.state, content.graph, goal, where);
      return {
        course,
        counts: countByStatus(lessons),
        minutes_left: lessons
          .filter(
            ({ status, lesson_uid }) => status !== 'coming' && !isPassed(viewer.state, lesson_uid),
          )
          .reduce((sum, lesson) => sum + lesson.minutes, 0),
        minutes_a_day: pace(viewer.state, where)?.xpPerDay ?? null,
        days_to_goal: range ? { low: range.low, high: range.high } : null,
        xp_total: totalXp(viewer.state),
      };
    },
  };
}

/** Who is looking, as summaries need it. */
export async function viewerOf(deps: StudyDeps, learner: string): Promise<Viewer> {
  const [state, access] = await Promise.all([
    deps.records.state(learner),
    lessonAccess(deps, learner),
  ]);
  return { state, access, now: deps.clock() };
}

type Counts = OutputOf<Contract['courseProgress']>['counts'];

function countByStatus(lessons: readonly { readonly status: keyof Counts }[]): Counts {
  const counts: Counts = {
    locked: 0,
    available: 0,
    'in-progress': 0,
    mastered: 0,
    due: 0,
    relearn: 0,
    skipped: 0,
    failed: 0,
    coming: 0,
  };
  for (const { status } of lessons) counts[status] += 1;
  return counts;
}
