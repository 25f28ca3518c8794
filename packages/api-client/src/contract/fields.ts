import { z } from 'zod';

/** Text that both databases can hold: no NUL, no half of a surrogate pair. */
export function text(max: number, min = 0) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), {
      message: 'must be well-formed Unicode without NUL characters',
    });
}

/** A UUID made by the client: the key by which a write happens once. */
export const clientUid = z
  .uuid()
  .lowercase('must be in lower case')
  .meta({
    description: 'UUID made by the client',
    examples: ['00000000-0000-4000-8000-000000000000'],
  });

/** Kebab-case identifier of content: a lesson, a unit, a course. */
export const contentUid = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case')
  .meta({ examples: ['la-dot-product'] });

/** A course of the content, or the UUID of a custom course (which is kebab-case too). */
export const courseId = contentUid.meta({
  description: 'A course of the content, or the UUID of a custom course.',
});

/** `lesson/question`: sent in a path as one segment, its slash encoded. */
export const questionUid = z
  .string()
  .max(250)
  .regex(/^[a-z0-9-]+\/[A-Za-z0-9_-]+$/u, 'must be lesson/question')
  .meta({ examples: ['la-dot-product/dot-1'] });

/** Moment in ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** A day of the learner's own time zone, `YYYY-MM-DD`. */
export const day = z.iso.date();

export const email = z
  .email('must be an e-mail address')
  .max(254)
  .refine((value) => value.isWellFormed(), { message: 'must be well-formed Unicode' });

/** IANA time zone, for example `Europe/London`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: 'must be an IANA time zone, for example Europe/London' })
  .meta({ examples: ['Europe/London'] });

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Hour of the clock, in the learner's time zone, at which a day begins: 0 for midnight. */
export const dayStart = z.int().min(0).max(6);

/** Weekday by ISO 8601: 1 for Monday to 7 for Sunday. */
export const weekday = z.int().min(1).max(7);

/** Recall at which a learner's reviews are due. */
export const retention = z.number().min(0.8).max(0.97);

/** Seconds of focused work as the client measured them; the server caps them again. */
export const seconds = z.number().min(0).max(86_400);

export const share = z.number().min(0).max(1);

export const count = z.int().min(0);

/** Answer of a call that only says that it is done. */
export const done = z.object({ status: z.literal('ok') });
