import { z } from 'zod';
import { lessonSummary } from './course.ts';
import { endpoint } from './endpoint.ts';
import { contentUid, count, moment } from './fields.ts';
import { sessionAnswer, sessionKind } from './session.ts';

const mistake = sessionAnswer.extend({
  /** What asked the question. */
  kind: sessionKind,
});

const missedSkill = z.object({
  lesson: lessonSummary,
  skill_id: z.string(),
  skill_title: z.string(),
  misses: count,
  /** Answers to the skill's questions, right ones and misses. */
  answers: count,
  last_missed_at: moment,
  /** Last right answer after that; null if there is none. */
  right_since_at: moment.nullable(),
  /** Answered right on two different days since the last miss. */
  mended: z.boolean(),
  /**
   * The latest misses, newest first. While the same question is asked in an open session or diagnostic, its feedback has
   * `secondTry` and neither steps nor the right answer.
   */
  latest: z.array(mistake).max(3),
});

const mistakes = z
  .object({
    /** Answers of before are left out. */
    since: moment,
    /** Answers given since then, in the course or lesson that was asked for. */
    answers: count,
    /** Skills with misses that are not mended, and skills whose misses are, in the same. */
    missed_skills: count,
    mended_skills: count,
    /** Courses with misses that are not mended, whatever was asked for. */
    courses: z.array(
      z.object({ course_uid: contentUid, title: z.string(), skills: count, misses: count }),
    ),
    skills: z.array(missedSkill).max(10),
    /** `after` of the next page; null on the last one. */
    next: z.string().nullable(),
  })
  .meta({ id: 'Mistakes' });

export const mistakesEndpoints = {
  mistakes: endpoint({
    method: 'GET',
    path: '/edge/user/mistakes',
    auth: 'bearer',
    summary:
      'What the learner missed in the last twelve months, skill by skill, ten skills a page, with own and right answers.',
    query: z.strictObject({
      course_id: contentUid.optional(),
      lesson_uid: contentUid.optional(),
      /** `open` (default): misses that are not mended. */
      state: z.enum(['open', 'mended']).optional(),
      /** `latest` (default): the skill missed last comes first. */
      order: z.enum(['latest', 'most-missed']).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .max(600)
        .regex(/^\d{1,6}\.\d{1,15}\.[a-z0-9-]+\/.+$/u, 'must be the `next` of a page')
        .optional(),
    }),
    response: mistakes,
    errors: [],
    idempotent: true,
    extension: true,
  }),
};

export type Mistakes = z.output<typeof mistakes>;
