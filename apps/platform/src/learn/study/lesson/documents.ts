import type {
  FeedbackDocument,
  LessonDocument,
  QuestionDocument,
} from '@lemma/api-client/contract';
import {
  type Feedback,
  type LearnerLesson,
  type LearnerQuestion,
  lessonFrom,
  questionFrom,
} from '@lemma/lesson-renderer';

/*
 * The contract checks the envelope of the renderer's documents (format, uid, hash, kind). This is the one place where the
 * renderer checks the rest and gives them its types.
 */
export function asLesson(document: LessonDocument): LearnerLesson {
  return lessonFrom(document, `Lesson ${document.uid}`);
}

export function asQuestion(document: QuestionDocument): LearnerQuestion {
  return questionFrom(document, `Question ${document.uid}`);
}

export function asFeedback(document: FeedbackDocument): Feedback {
  // Its HTML is what our own server compiled.
  return document as Feedback;
}
