import type { QuestionKind } from '../../../format/compiled-lesson.ts';

/** What a question of a kind may hold, beside what questions of all kinds hold. */
interface KindParts {
  readonly attributes: readonly string[];
  /** The words behind the language of its fenced blocks. */
  readonly fences: readonly string[];
}

export const commonAttributes = ['id', 'type', 'skill', 'unproved'] as const;
/** `mistakes` has a message of its own where a kind has none. */
export const commonFences = ['params', 'verify', 'mistakes'] as const;

export const kindParts: Readonly<Record<QuestionKind, KindParts>> = {
  // Its attributes are for the schema of its definition.
  custom: { attributes: [], fences: [] },
  'multiple-choice': { attributes: ['choose', 'credit', 'shuffle'], fences: [] },
  numeric: { attributes: ['answer', 'tolerance', 'relative-tolerance', 'unit'], fences: [] },
  matrix: { attributes: ['answer', 'tolerance'], fences: [] },
  repl: { attributes: [], fences: ['starter', 'solution', 'wrong', 'tests'] },
  output: { attributes: [], fences: ['program', 'output'] },
  order: { attributes: ['also'], fences: ['order', 'extra', 'tests'] },
  cloze: { attributes: [], fences: ['gaps', 'tests'] },
  match: { attributes: [], fences: [] },
  fault: { attributes: ['line', 'shuffle'], fences: ['fault', 'mended', 'tests'] },
  expression: { attributes: ['answer', 'variables', 'domain'], fences: [] },
  multi: { attributes: ['shuffle'], fences: [] },
  point: { attributes: ['answer', 'tolerance'], fences: ['graph'] },
};

/** The parts of a kind by its name; undefined for a name that is none. */
export function partsOfKind(type: string): KindParts | undefined {
  return new Map<string, KindParts>(Object.entries(kindParts)).get(type);
}
