import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { clientUid, contentUid, count, courseId, moment, share, text } from './fields.ts';
import { lessonStatus } from './session.ts';

const courseParams = z.strictObject({ course_id: courseId });
const courseTitle = text(80, 1).refine((title) => title.trim() !== '', {
  message: 'must not be blank',
});
const goalLessons = z.array(contentUid).min(1).max(50);

export const course = z
  .object({
    course_id: courseId,
    /** `path`: made by the desk of lessons of the library, for everybody. */
    kind: z.enum(['standard', 'custom', 'path']),
    slug: z.string(),
    title: z.string(),
    units: z.array(
      z.object({
        unit_uid: contentUid,
        title: z.string(),
        lesson_count: count,
        planned_count: count,
        mastered_count: count,
        /** Skipped by a diagnostic and not checked yet: not among the mastered. */
        skipped_count: count,
        free: z.boolean(),
      }),
    ),
    lesson_count: count,
    planned_count: count,
    mastered_count: count,
    skipped_count: count,
    /** The one that the lessons of next actions come from. */
    active: z.boolean(),
    archived: z.boolean(),
    started_at: moment.nullable(),
  })
  .meta({ id: 'Course' });

/** A learning path for everybody to see. */
export const pathPreview = z.object({
  slug: z.string(),
  title: z.string(),
  /** One or two sentences; '' for a course of the library, whose page has its own words. */
  summary: z.string().default(''),
  lesson_count: count,
  planned_count: count,
  question_count: count,
  minutes: z.number(),
  units: z.array(
    z.object({
      unit_uid: contentUid,
      title: z.string(),
      free: z.boolean(),
      lessons: z.array(
        z.object({
          lesson_uid: contentUid,
          title: z.string(),
          minutes: z.number(),
          planned: z.boolean(),
        }),
      ),
    }),
  ),
});

/** A lesson in a list or a graph, with what it is to this learner. */
export const lessonSummary = z
  .object({
    lesson_uid: contentUid,
    title: z.string(),
    summary: z.string(),
    course_uid: contentUid,
    unit_uid: contentUid,
    minutes: z.number(),
    question_count: count,
    python: z.boolean(),
    /** Python packages that its programs import, such as `numpy`. Absent for none. */
    packages: z.array(z.string()).optional(),
    prerequisites: z.array(contentUid),
    status: lessonStatus,
    free: z.boolean(),
    /** False if it needs a plan that the learner does not have. */
    has_access: z.boolean(),
    /** Predicted chance of recall now; null if never mastered. */
    strength: share.nullable(),
    mastered_at: moment.nullable(),
    due_at: moment.nullable(),
  })
  .meta({ id: 'LessonSummary' });

export type Course = z.output<typeof course>;
export type LessonSummary = z.output<typeof lessonSummary>;

export const courseEndpoints = {
  activeCourse: endpoint({
    method: 'GET',
    path: '/edge/user/active-course',
    auth: 'bearer',
    summary: 'The course that the learner studies now, or null.',
    response: z.object({ course: course.nullable() }),
    errors: [],
    idempotent: true,
  }),
  customCourse: endpoint({
    method: 'GET',
    path: '/edge/user/custom-course/{course_id}',
    auth: 'bearer',
    summary: 'A course that the learner made: its goals and every lesson on the way to them.',
    params: courseParams,
    response: z.object({
      course,
      goal_lesson_uids: z.array(contentUid),
      lessons: z.array(lessonSummary),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  allCourses: endpoint({
    method: 'GET',
    path: '/edge/user/course/all-courses',
    auth: 'bearer',
    summary: 'Every course: those of the library, and the learner’s own.',
    response: z.object({ courses: z.array(course) }),
    errors: [],
    idempotent: true,
  }),
  updateCourse: endpoint({
    method: 'POST',
    path: '/edge/user/update-course/{course_id}',
    auth: 'bearer',
    summary: 'Starts the course (or takes it up again) and makes it the active one.',
    params: courseParams,
    response: z.object({ course }),
    errors: ['not-found', 'event-refused'],
    idempotent: true,
  }),
  createCourse: endpoint({
    method: 'POST',
    path: '/edge/user/create-course/',
    auth: 'bearer',
    summary: 'Makes a custom course from goal lessons; their prerequisites come with them.',
    body: z.strictObject({
      /** Becomes its `course_id`. */
      course_uid: clientUid,
      title: courseTitle,
      goal_lesson_uids: goalLessons,
    }),
    response: z.object({ course }),
    errors: ['not-found', 'attempt-conflict'],
    idempotent: true,
  }),
  editCourse: endpoint({
    method: 'POST',
    path: '/edge/user/custom-course/{course_id}',
    auth: 'bearer',
    summary: 'Renames a custom course and replaces its goal lessons. Whether it is active stays.',
    params: courseParams,
    body: z.strictObject({ title: courseTitle, goal_lesson_uids: goalLessons }),
    response: z.object({ course }),
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  archiveCourse: endpoint({
    method: 'POST',
    path: '/edge/user/course/archive/{course_id}',
    auth: 'bearer',
    summary: 'Puts a course away. What was mastered in it stays, and so do its reviews.',
    params: courseParams,
    response: z.object({ course }),
    errors: ['not-found', 'event-refused'],
    idempotent: true,
  }),
  courseLessons: endpoint({
    method: 'GET',
    path: '/edge/learn/course/{course_id}/lessons',
    auth: 'bearer',
    summary: 'Lessons of a course in its order, each with its state for the learner.',
    params: courseParams,
    response: z.object({ course, lessons: z.array(lessonSummary) }),
    errors: ['not-found'],
    idempotent: true,
  }),
  allLessons: endpoint({
    method: 'GET',
    path: '/edge/learn/all-lessons',
    auth: 'bearer',
    summary: 'The lesson library: every lesson, each with its state for the learner.',
    response: z.object({ lessons: z.array(lessonSummary) }),
    errors: [],
    idempotent: true,
  }),
  pathPreview: endpoint({
    method: 'GET',
    path: '/edge/learn/preview/learning-paths/{slug}',
    auth: 'none',
    summary: 'Public preview of a learning path: units, lessons, counts.',
    params: z.strictObject({ slug: contentUid }),
    response: pathPreview,
    errors: ['not-found'],
    idempotent: true,
  }),
  courseProgress: endpoint({
    method: 'GET',
    path: '/edge/user/course/progress/{course_id}',
    auth: 'bearer',
    summary: 'Progress in a course: counts by state, pace, and the time to its goal as a range.',
    params: courseParams,
    response: z.object({
      course,
      counts: z.record(lessonStatus, count),
      minutes_left: z.number(),
      /** Minutes of lessons a day over the last weeks, as XP counts them: what `days_to_goal` goes by. Null before there are any. */
      minutes_a_day: z.number().nullable(),
      /** Whole days from today, as a range; null while there is no pace to tell from. */
      days_to_goal: z.object({ low: z.number(), high: z.number() }).nullable(),
      xp_total: z.number(),
    }),
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
};
