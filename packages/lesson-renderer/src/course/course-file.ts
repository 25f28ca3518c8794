import * as v from 'valibot';
import { frontMatterEntries } from '../front-matter/front-matter.ts';
import { keyed } from '../yaml/explain-issue.ts';

/* The message of each check is what an author is told to write instead. */

const { uid, title, prerequisites, encompasses, skills } = frontMatterEntries;
const text = 'Write text.';
const count = 'Write a whole number, 0 or more.';

/** `course.yaml`: units and their lessons, in order. The first `free_units` units need no plan. */
export const courseFile = keyed(
  {
    uid,
    title,
    slug: v.optional(uid),
    units: v.pipe(
      v.array(
        keyed(
          { uid, title, lessons: v.array(uid, 'Write a list of uids: [la-vectors].') },
          'Write each unit as uid, title and lessons.',
        ),
        'Write a list of units.',
      ),
      v.minLength(1, 'Write at least one unit.'),
    ),
    free_units: v.optional(v.pipe(v.number(count), v.integer(count), v.minValue(0, count)), 1),
  },
  'Write the keys uid, title and units, each as "name: value".',
);

const plannedLesson = keyed(
  {
    uid,
    title,
    unit: uid,
    idea: v.optional(v.string(text), ''),
    outcome: v.optional(v.string(text), ''),
    prerequisites,
    encompasses,
    minutes: v.optional(frontMatterEntries.minutes, 15),
    skills: v.optional(skills, {}),
  },
  'Write each lesson as uid, title and unit, and what is known of it.',
);

/** `plan.yaml`: lessons that are not written yet (those that are may stay in it). */
export const planFile = keyed(
  { lessons: v.array(plannedLesson, 'Write a list of lessons.') },
  'Write the key lessons with a list.',
);

/** Units of a course and their lessons, in order. */
export type CourseFile = v.InferOutput<typeof courseFile>;
/** Lessons that are not written yet. */
export type PlanFile = v.InferOutput<typeof planFile>;
