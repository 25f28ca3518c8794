export { createNodePython } from './node-python.ts';
export type { NodePython, NodePythonOptions, NodeRunOptions } from './node-python.ts';
export type { CaseResult, Exercise, PythonCase, PythonRule } from '../protocol/cases.ts';
export type { GradeResult } from '../grading/grade.ts';
export type { Display, PythonError, RunResult, RunStatus } from '../protocol/results.ts';
export { gradeInSandbox } from './grade-in-sandbox.ts';
export type { SandboxedGrade } from './grade-in-sandbox.ts';
