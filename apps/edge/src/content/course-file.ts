import { z } from 'zod';

const uid = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

/** `course.yaml`: units and their lessons, in order. The first `free_units` units need no plan. */
export const courseFile = z.object({
  uid,
  title: z.string().min(1),
  slug: uid,
  units: z.array(z.object({ uid, title: z.string().min(1), lessons: z.array(uid) })).min(1),
  free_units: z.int().min(0).default(1),
});

/** `plan.yaml`: lessons that are not written yet (those that are may stay in it). */
export const planFile = z.object({
  lessons: z.array(
    z.looseObject({
      uid,
      title: z.string().min(1),
      unit: uid,
      idea: z.string().default(''),
      outcome: z.string().default(''),
      prerequisites: z.array(uid).default([]),
      encompasses: z.record(uid, z.number()).default({}),
      minutes: z.number().positive().default(15),
    }),
  ),
});

export type CourseFile = z.output<typeof courseFile>;
export type PlanFile = z.output<typeof planFile>;
