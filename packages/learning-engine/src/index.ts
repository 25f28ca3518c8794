export type { LessonNode } from './graph/lesson-node.ts';
export type {
  Answer,
  AnswerKey,
  CaseResult,
  MatrixKey,
  MultipleChoiceKey,
  NumericKey,
  ReplKey,
  Score,
} from './scoring/question.ts';
export type * from './events/learning-event.ts';
export type * from './session/session-plan.ts';
