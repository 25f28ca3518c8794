export {
  callGroups,
  contract,
  operations,
  problemsOf,
  type Contract,
  type Operation,
} from './contract.ts';
export {
  type Calls,
  type Endpoint,
  type InputOf,
  type OutputOf,
  endpoint,
  fillPath,
} from './endpoint.ts';
export {
  type Problem,
  type ProblemCode,
  problemCode,
  problemSchema,
  problems,
  problemType,
} from './problem.ts';
export type {
  AnswerProblemDocument,
  FeedbackDocument,
  LessonDocument,
  QuestionDocument,
} from './documents.ts';
export type { Session, SessionStepWire } from './session.ts';
export type { Course, LessonSummary } from './course.ts';
export type { Action, AttemptResult } from './study.ts';
export type { Mistakes } from './mistakes.ts';
export { type Note, noteLimits } from './notes.ts';
export type { Quiz } from './quiz.ts';
export type { DiagnosticState } from './diagnostic.ts';
export {
  type Currency,
  currencyOf,
  discountedPrices,
  type PlanKey,
  type PriceTable,
  regularPrices,
  talkPrices,
} from './price-table.ts';
export { type PageKind, pageKinds } from './page-kind.ts';
