import type { QuestionKind } from '@lemma/learning-engine';
import { z } from 'zod';
import { share } from './fields.ts';

/*
 * Documents of the lesson renderer, carried as they are (their inner names are the renderer's, camelCase).
 * Their HTML is made by the lesson compiler on the server. The envelope around them is snake_case.
 */

/** A `LearnerLesson`: allowed fields only, no key, no explanation, no solution. */
export const lessonDocument = z
  .looseObject({ format: z.literal(1), uid: z.string(), hash: z.string(), title: z.string() })
  .meta({ id: 'LessonDocument', description: 'LearnerLesson of @lemma/lesson-renderer' });

export const questionKind = z.enum([
  'multiple-choice',
  'numeric',
  'matrix',
  'repl',
  'output',
  'order',
  'cloze',
  'match',
  'fault',
  'expression',
  'multi',
  'point',
  'custom',
]) satisfies z.ZodType<QuestionKind>;

/** A `LearnerQuestion`: one instance of a question, at one seed. */
export const questionDocument = z
  .looseObject({ uid: z.string(), kind: questionKind, skill: z.string(), seed: z.number() })
  .meta({ id: 'QuestionDocument', description: 'LearnerQuestion of @lemma/lesson-renderer' });

/** A `Feedback`: given only once the question is answered. */
export const feedbackDocument = z
  .looseObject({
    correct: z.boolean(),
    credit: share,
    comment: z.string(),
    explanation: z.string(),
  })
  .meta({ id: 'FeedbackDocument', description: 'Feedback of @lemma/lesson-renderer' });

/** An `AnswerProblem`: why an answer could not be read, as a code with its values. More codes may come. */
export const answerProblemDocument = z
  .looseObject({ code: z.string() })
  .meta({ id: 'AnswerProblemDocument', description: 'AnswerProblem of @lemma/learning-engine' });

export type LessonDocument = z.output<typeof lessonDocument>;
export type QuestionDocument = z.output<typeof questionDocument>;
export type FeedbackDocument = z.output<typeof feedbackDocument>;
export type AnswerProblemDocument = z.output<typeof answerProblemDocument>;
