import type { FakeHandlers } from '@lemma/api-client/fake';
import { inForceSince } from '../../brand/legal.ts';
import { course, courseId, lessons, plan, xp } from './examples.ts';
import type { Answered, Course } from '../wire.ts';

/** A course as somebody finds it who has done nothing. */
const untouched: Course = {
  ...course,
  active: false,
  started_at: null,
  mastered_count: 0,
  units: course.units.map((unit) => ({ ...unit, mastered_count: 0 })),
};

export const python: Course = {
  ...untouched,
  course_id: 'essential-python-for-data-science-and-ml',
  slug: 'essential-python-for-data-science-and-ml',
  title: 'Essential Python for data science and ML',
  lesson_count: 140,
  planned_count: 0,
};

const profile: Answered<'me'> = {
  name: null,
  email: 'reader@example.org',
  created_at: '2026-11-28T09:00:00.000Z',
  daily_goal: 30,
  time_zone: 'Europe/London',
  day_start: 0,
  rest_day: null,
  retention: 0.91,
  agreed: null,
};

/** For stories and tests: the server of a learner who has just signed up, and what it has received. */
export function newLearner() {
  const received: { agreed?: unknown; goal?: number | undefined; course?: string } = {};
  const paths = [untouched, python];
  const active = () => paths.find(({ course_id }) => course_id === received.course) ?? null;
  const open = lessons.filter(({ prerequisites }) => prerequisites.length === 0);
  const server: FakeHandlers = {
    me: () => ({ ...profile, agreed: received.agreed ? { ...inForceSince } : null }),
    agree: ({ body }) => {
      received.agreed = body;
      return { status: 'ok' };
    },
    updateSettings: ({ body }) => {
      received.goal = body.daily_goal;
      return { ...profile, daily_goal: received.goal ?? 30 };
    },
    allCourses: () => ({ courses: paths }),
    activeCourse: () => ({ course: active() }),
    updateCourse: ({ params }) => {
      received.course = params.course_id;
      return { course: { ...(active() ?? untouched), active: true } };
    },
    courseLessons: ({ params }) => ({
      course: paths.find(({ course_id }) => course_id === params.course_id) ?? untouched,
      lessons: lessons.map((lesson) => ({ ...lesson, status: 'available' as const, minutes: 95 })),
    }),
    diagnosticCourse: () => ({
      course: { course_uid: courseId, slug: courseId, title: untouched.title },
      lesson_count: 60,
      at_least: 8,
      at_most: 25,
      minutes: 14,
    }),
    nextActions: () => ({
      ...plan,
      actions: received.course
        ? open.map(({ lesson_uid, title }) => ({
            kind: 'lesson' as const,
            lesson_uid,
            session_uid: null,
            course_uid: received.course ?? null,
            unit_uid: null,
            title,
            minutes: 18,
            has_access: true,
            reason: { code: 'next', text: 'Next on your path.' },
          }))
        : [],
    }),
    inProgressSessions: () => ({ sessions: [] }),
    nextReviews: () => ({ reviews: [] }),
    dailyXp: () => ({ ...xp, xp_today: 0, xp_total: 0, streak: 0, days: [] }),
  };
  return { server, received };
}
