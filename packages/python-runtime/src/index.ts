export { createPythonRuntime, PythonRuntime } from './runtime/python-runtime.ts';
export type { PrewarmOptions, RunOptions } from './runtime/python-runtime.ts';
export type { PythonLimits, PythonOptions } from './runtime/options.ts';
export type { RuntimeEvents, RuntimeState } from './runtime/events.ts';
export type { Completions } from './runtime/completions.ts';
export type {
  Trace,
  TraceEntry,
  TraceFrame,
  TraceObject,
  TraceOptions,
  TraceStep,
  TraceValue,
} from './runtime/trace.ts';
export { PythonStartError } from './runtime/start-error.ts';
export { describeRule } from './grading/rule-words.ts';
export { parsePythonLiteral, PythonLiteralError } from './grading/python-literal.ts';
export type {
  CaseFault,
  CaseOutcome,
  CaseResult,
  Exercise,
  PythonCase,
  PythonRule,
} from './protocol/cases.ts';
export type { GradeResult } from './grading/grade.ts';
export type {
  CodeRange,
  Display,
  PythonError,
  RunNotice,
  RunResult,
  RunStatus,
} from './protocol/results.ts';
export { splitStarter } from './protocol/program-files.ts';
export type { StarterFiles } from './protocol/program-files.ts';
export type { WrittenFile } from './protocol/written-files.ts';
export type { StartProblem } from './protocol/start-problem.ts';
