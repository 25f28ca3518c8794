import type { LessonProofs } from '../prove-lesson.ts';
import type { LessonFile } from '../read-courses.ts';
import { countKinds, type KindCounts } from './count-kinds.ts';
import { unprovedQuestions, type UnprovedQuestion } from '../unproved-questions.ts';
import { type Readability, readability } from './readability.ts';

/** What the report says of one lesson. */
export interface LessonFigures {
  readonly uid: string;
  readonly title: string;
  readonly unit: string;
  readonly minutes: number;
  readonly questions: number;
  readonly byKind: KindCounts;
  readonly templates: number;
  readonly proved: number;
  readonly choicesProved: number;
  readonly unproved: readonly UnprovedQuestion[];
  readonly prose: Readability;
  /** Messages of the compiler's lint, and keys or outputs that do not hold. */
  readonly messages: readonly string[];
}

export function lessonFigures(file: LessonFile, proofs: LessonProofs): LessonFigures | undefined {
  const { lesson } = file;
  if (!lesson) return undefined;
  const { questions } = lesson;
  return {
    uid: file.uid,
    title: lesson.title,
    unit: file.unit,
    minutes: lesson.minutes,
    questions: questions.length,
    byKind: countKinds(questions),
    templates: questions.filter(({ template }) => template).length,
    proved: proofs.questions.filter(({ state }) => state === 'proved').length,
    choicesProved: questions.filter(
      ({ kind, verify }) => kind === 'multiple-choice' && verify !== undefined,
    ).length,
    unproved: unprovedQuestions(questions, proofs.questions),
    prose: readability(file.markdown),
    messages: [
      ...file.messages.map(({ line, message }) => `${file.shown}:${line} ${message}`),
      ...[...proofs.questions, ...proofs.outputs]
        .filter(({ state }) => state === 'wrong')
        .map(({ where, message }) => `${where} ${message ?? ''}`),
    ],
  };
}

export function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
