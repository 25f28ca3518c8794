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
export { instantiateTemplate, type Instantiated, type Template } from './template/instantiate.ts';
export { evaluateExpression, type Evaluated } from './template/evaluate.ts';
export { formatNumber, formatValue } from './template/format.ts';
export type { Matrix, TemplateProblem, TemplateValue } from './template/value.ts';
export { mixSeed, seededRandom, shuffled, textSeed } from './random/seeded.ts';
