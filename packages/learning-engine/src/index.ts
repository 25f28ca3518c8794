export type { LessonNode } from './graph/lesson-node.ts';
export type {
  Answer,
  AnswerKey,
  AnswerOf,
  CaseResult,
  ClozeKey,
  CustomKey,
  ExpressionKey,
  FaultKey,
  GapKey,
  MatchKey,
  MatrixKey,
  MultiKey,
  MultipleChoiceKey,
  NumericKey,
  OrderKey,
  OutputKey,
  Place,
  PlacedLine,
  PointKey,
  QuestionKind,
  ReplKey,
  Score,
  WrongPart,
} from './scoring/question.ts';
export type { CustomScore, ScoredKind, StandardSchema } from './scoring/custom-kind.ts';
export type * from './events/learning-event.ts';
export type * from './session/session-plan.ts';
export { instantiateTemplate, type Instantiated, type Template } from './template/instantiate.ts';
export { evaluateExpression, type Evaluated } from './template/evaluate.ts';
export { formatNumber, formatValue } from './template/format.ts';
export type { Matrix, TemplateProblem, TemplateValue } from './template/value.ts';
export { mixSeed, seededRandom, shuffled, textSeed } from './random/seeded.ts';
export { scoreAnswer } from './scoring/score-answer.ts';
export { endOfOrder } from './scoring/score-order.ts';
export { readNumber, type ReadNumber } from './scoring/read-number.ts';
export { problemInWords, type AnswerProblem, type NumberProblem } from './scoring/unreadable.ts';
export { buildGraph, type BuiltGraph, type GraphProblem } from './graph/build-graph.ts';
export type { LessonGraph, Weights } from './graph/lesson-graph.ts';
export { closure, innerFringe, outerFringe } from './graph/fringe.ts';
export {
  emptyLearner,
  lessonRecord,
  lessonRecords,
  reviewRecall,
  stateFormat,
  type ActivityEntry,
  type CourseRecord,
  type LearnerState,
  type LessonPhase,
  type LessonRecord,
  type OpenSession,
  type Quizzes,
} from './mastery/learner-state.ts';
export { retentionLimits, targetRecall } from './memory/memory.ts';
export { carryOver } from './mastery/carry-over.ts';
export { firstChecks, soonestChecks, type SkippedLessons } from './mastery/first-checks.ts';
export { foldEvent, replay } from './mastery/fold-event.ts';
export {
  isMastered,
  isOpen,
  isPassed,
  lessonStatus,
  recallOf,
  reviewDueAt,
  type LessonStatus,
} from './mastery/lesson-status.ts';
export { passRates, type PassRate } from './mastery/pass-rate.ts';
export { leastQuestions, masteryCriteria } from './session/rules.ts';
export { eventProblem } from './mastery/sound-event.ts';
export { nextSessionStep } from './session/next-step.ts';
export { questionsAhead, takesAnswer } from './session/questions-ahead.ts';
export { skillProgress, type SkillProgress } from './session/skill-progress.ts';
export { evidenceOf, isSecondTry } from './session/second-try.ts';
export { reviewMinutes, sessionXp, type SessionWork } from './xp/session-xp.ts';
export { xpOwed, type EarnedWork } from './reviews/xp-owed.ts';
export { chooseReviews, type ChosenReview } from './reviews/choose-reviews.ts';
export { dueReviews, type DueReview } from './reviews/due.ts';
export {
  drawQuiz,
  hasQuizLessons,
  quizMinutes,
  quizSize,
  type QuizItem,
  type QuizOptions,
  type QuizQuestion,
} from './quiz/draw-quiz.ts';
export { isQuizDue, nextQuizDay } from './quiz/quiz-week.ts';
export { quizRetention, retentionOf, type QuizRetention } from './quiz/quiz-retention.ts';
export { lessonSpeed } from './memory/speed.ts';
export type { Memory } from './memory/memory.ts';
export { nextActions } from './actions/next-actions.ts';
export type { ActionOptions, CourseScope, NextAction } from './actions/action.ts';
export { backlog, type Backlog } from './actions/backlog.ts';
export { reasonInWords, type Reason } from './actions/reason.ts';
export { dailyXp, totalXp, type DailyXp, type Where } from './progress/daily-xp.ts';
export { streak, type Streak, type StreakOptions } from './progress/streak.ts';
export { restDaysAmong, withRestDay, type RestDay } from './progress/rest-days.ts';
export { pace, timeToGoal, type Goal, type Pace, type TimeToGoal } from './progress/pace.ts';
export {
  addDays,
  dayOf,
  daysBetween,
  isTimeZone,
  weekdayOf,
  type Day,
} from './progress/calendar.ts';
export {
  itemNoise,
  startDiagnostic,
  type DiagnosticAnswer,
  type DiagnosticItem,
  type DiagnosticLesson,
  type DiagnosticState,
} from './diagnostic/diagnostic-state.ts';
export {
  answerDiagnostic,
  diagnosticLimits,
  nextDiagnosticItem,
  settledShare,
  type DiagnosticStep,
} from './diagnostic/next-item.ts';
export { diagnosticResult, type DiagnosticResult } from './diagnostic/result.ts';
export { skipBelief } from './diagnostic/skips.ts';
export type { CountRange } from './diagnostic/likely-count.ts';
