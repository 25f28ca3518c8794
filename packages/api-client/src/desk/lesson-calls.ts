import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { count, share } from '../contract/fields.ts';

const question = z.object({
  question_uid: z.string(),
  answers: count,
  /** Share of first answers that were right. */
  right: share,
});

export const lessonCalls = {
  lessonReport: endpoint({
    method: 'GET',
    path: '/edge/desk/lessons',
    auth: 'bearer',
    scope: 'desk',
    summary:
      'How each lesson fares: first studies passed, and its questions that are answered wrongly most.',
    response: z.object({
      /** The share of first studies that a lesson should let pass. */
      promised: share,
      /** Lowest rate first. */
      lessons: z.array(
        z.object({
          lesson_uid: z.string(),
          title: z.string(),
          passed: count,
          failed: count,
          rate: share,
          /** The three that are answered wrongly most, of those with ten answers or more. */
          weakest: z.array(question),
        }),
      ),
    }),
    errors: [],
    idempotent: true,
  }),
};
