import type {
  FeedbackDocument,
  LessonDocument,
  QuestionDocument,
} from '@lemma/api-client/contract';
import type { Feedback, LearnerLesson, LearnerQuestion } from '@lemma/lesson-renderer';

/*
 * The contract carries the renderer's documents as they are: it checks their envelope (format, uid, hash, kind), and the
 * server makes them with the renderer's own compiler. This is the one place where they get the renderer's types back.
 */
export function asLesson(document: LessonDocument): LearnerLesson {
  return document as unknown as LearnerLesson;
}

export function asQuestion(document: QuestionDocument): LearnerQuestion {
  return document as unknown as LearnerQuestion;
}

export function asFeedback(document: FeedbackDocument): Feedback {
  return document;
}
