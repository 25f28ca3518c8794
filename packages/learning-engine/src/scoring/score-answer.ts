import type {
  Answer,
  AnswerKey,
  MatrixKey,
  MultipleChoiceKey,
  NumericKey,
  ReplKey,
  Score,
} from './question.ts';
import { readNumber } from './read-number.ts';
import { problemInWords, type AnswerProblem } from './unreadable.ts';

type Given<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

/** Relative difference that counts as equal where the key declares no tolerance: the noise of binary fractions. */
const defaultTolerance = 1e-9;

/**
 * Scores an answer against its key. Total: an answer that cannot be read gets `unreadable`, a sentence for the
 * learner, with `problem`, the same for programs, and is no attempt. Credit is all or nothing except where a multiple-choice key declares `partial`.
 */
export function scoreAnswer(key: AnswerKey, answer: Answer): Score {
  if (answer.kind === 'dont-know') return mark(false);
  if (key.kind === 'multiple-choice' && answer.kind === 'multiple-choice')
    return scoreChoice(key, answer);
  if (key.kind === 'numeric' && answer.kind === 'numeric') return scoreNumeric(key, answer);
  if (key.kind === 'matrix' && answer.kind === 'matrix') return scoreMatrix(key, answer);
  if (key.kind === 'repl' && answer.kind === 'repl') return scoreRepl(key, answer);
  return unreadable({ code: 'other-kind' });
}

function mark(correct: boolean): Score {
  return { correct, credit: correct ? 1 : 0 };
}

function unreadable(problem: AnswerProblem): Score {
  return { correct: false, credit: 0, unreadable: problemInWords(problem), problem };
}

/** Partial credit: (hits − false alarms) / right options, at least 0, so that choosing everything earns nothing. */
function scoreChoice(key: MultipleChoiceKey, answer: Given<'multiple-choice'>): Score {
  const selected = new Set(answer.selected);
  if (selected.size === 0) return unreadable({ code: 'nothing-chosen' });
  if ([...selected].some((id) => !key.options.includes(id)))
    return unreadable({ code: 'option-unknown' });
  if (key.correct.length === 1 && selected.size > 1) return unreadable({ code: 'one-only' });
  const hits = key.correct.filter((id) => selected.has(id)).length;
  const falseAlarms = selected.size - hits;
  const correct = hits === key.correct.length && falseAlarms === 0;
  if (correct || key.credit !== 'partial') return mark(correct);
  return { correct, credit: Math.max(0, (hits - falseAlarms) / Math.max(1, key.correct.length)) };
}

function scoreNumeric(key: NumericKey, answer: Given<'numeric'>): Score {
  const given = readNumber(answer.text);
  if (!given.ok) return unreadable(given.problem);
  if (given.unit !== '' && !sameUnit(given.unit, key.unit))
    return unreadable(
      key.unit === undefined
        ? { code: 'unit-unwanted' }
        : { code: 'unit-expected', unit: key.unit },
    );
  const value = key.unit === '%' && answer.text.includes('%') ? given.value * 100 : given.value;
  return mark(within(value, key.value, key.absoluteTolerance, key.relativeTolerance));
}

function sameUnit(given: string, wanted: string | undefined): boolean {
  return wanted !== undefined && plainUnit(given) === plainUnit(wanted);
}

function plainUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/[\s^·*]/g, '')
    .replace('μ', 'u')
    .replace('µ', 'u');
}

function within(given: number, wanted: number, absolute?: number, relative?: number): boolean {
  const declared = Math.max(absolute ?? 0, (relative ?? 0) * Math.abs(wanted));
  const noise = defaultTolerance * Math.max(Math.abs(wanted), 1e-3);
  return Math.abs(given - wanted) <= declared + noise;
}

function scoreMatrix(key: MatrixKey, answer: Given<'matrix'>): Score {
  const rows = key.entries.length;
  const columns = key.entries[0]?.length ?? 0;
  if (answer.entries.length !== rows || answer.entries.some((row) => row.length !== columns))
    return unreadable({ code: 'matrix-size', rows, columns });
  const wrongEntries: [number, number][] = [];
  for (const [i, row] of answer.entries.entries())
    for (const [j, text] of row.entries()) {
      const given = readNumber(text);
      if (!given.ok || given.unit !== '')
        return unreadable({
          code: 'entry',
          row: i + 1,
          column: j + 1,
          problem: given.ok ? { code: 'unit-unwanted' } : given.problem,
        });
      if (!within(given.value, key.entries[i]?.[j] ?? Number.NaN, key.absoluteTolerance))
        wrongEntries.push([i, j]);
    }
  return wrongEntries.length === 0 ? mark(true) : { ...mark(false), wrongEntries };
}

/** Right if every case of the key was run and passed; a missing result is a failed case. */
function scoreRepl(key: ReplKey, answer: Given<'repl'>): Score {
  if (answer.code.trim() === '') return unreadable({ code: 'no-code' });
  if (answer.results.length === 0) return unreadable({ code: 'tests-not-run' });
  const passed = new Set(
    answer.results.filter((result) => result.passed).map((result) => result.name),
  );
  const failed = answer.results.some((result) => !result.passed);
  return mark(!failed && key.cases.length > 0 && key.cases.every((name) => passed.has(name)));
}
