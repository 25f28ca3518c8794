import * as v from 'valibot';
import { frontMatterEntries } from '../front-matter/front-matter.ts';
import { keyed, named } from '../yaml/explain-issue.ts';

/* The message of each check is what an author is told to write instead. */

const { uid, title, prerequisites, encompasses, skills } = frontMatterEntries;
const text = 'Write text.';
const count = 'Write a whole number, 0 or more.';

const formerLessons =
  'Write new lessons, each with the former ones: { la-sums: [la-vector-sums] }.';

/**
 * `course.yaml`: units and their lessons, in order. The first `free_units` units need no plan. `replaces` says which
 * former lessons a lesson stands for.
 */
const courseKeys = keyed(
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
    replaces: v.optional(
      named(uid, v.pipe(v.array(uid, formerLessons), v.minLength(1, formerLessons)), formerLessons),
      {},
    ),
  },
  'Write the keys uid, title and units, each as "name: value".',
);

export const courseFile = v.pipe(courseKeys, v.rawCheck(checkReplaces));

/** Each mistake is named at the uid that it is about. */
function checkReplaces({
  dataset,
  addIssue,
}: v.RawCheckContext<v.InferOutput<typeof courseKeys>>): void {
  if (!dataset.typed) return;
  const { replaces, units } = dataset.value;
  const lessons = new Set(units.flatMap((unit) => unit.lessons));
  for (const [lesson, formers] of Object.entries(replaces)) {
    const atLesson = {
      type: 'object',
      origin: 'value',
      input: dataset.value,
      key: 'replaces',
      value: replaces,
    } as const;
    const atFormers = {
      type: 'object',
      origin: 'value',
      input: replaces,
      key: lesson,
      value: formers,
    } as const;
    if (!lessons.has(lesson))
      addIssue({
        input: lesson,
        path: [atLesson, { ...atFormers, origin: 'key' }],
        message: `No unit names ${lesson}: write the uid of a lesson of this course.`,
      });
    for (const [i, former] of formers.entries())
      if (lessons.has(former))
        addIssue({
          input: former,
          path: [
            atLesson,
            atFormers,
            { type: 'array', origin: 'value', input: formers, key: i, value: former },
          ],
          message: `A unit still names ${former}: take it out there, or give the lesson that takes it in a uid of its own.`,
        });
  }
}

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
