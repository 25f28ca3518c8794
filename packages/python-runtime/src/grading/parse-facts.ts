import { parsePythonError } from '../protocol/python-error.ts';
import type { CaseFacts, Ending, RuleFacts, RunStatus } from '../protocol/results.ts';
import { isFields, isNumber, isText } from '../protocol/value-kinds.ts';
import { isEncodedValue } from './encoded-value.ts';

/** A program can forge what its interpreter answers: these are the lengths of what is kept of it. */
const longest = { text: 20_000, list: 200 };

const statuses: readonly string[] = [
  'ok',
  'error',
  'interrupted',
  'timeout',
  'output-limit',
  'crashed',
] satisfies RunStatus[];

/** Facts of the right shape; a crash for what has none: a program that forged them fails its case. */
export function parseFacts(answer: unknown): CaseFacts {
  const crashed: CaseFacts = { program: { status: 'crashed' }, stdout: '' };
  if (!isFields(answer)) return crashed;
  const program = endingOf(answer['program']);
  const call = answer['call'] === undefined ? undefined : endingOf(answer['call']);
  const { stdout, value, text, raised } = answer;
  if (!program || call === null || typeof stdout !== 'string') return crashed;
  return {
    program,
    stdout,
    ...(call && { call }),
    ...(isEncodedValue(value) && { value }),
    ...(typeof text === 'string' && { text: text.slice(0, longest.text) }),
    ...(Array.isArray(raised) && { raised: raised.filter(isText).slice(0, longest.list) }),
  };
}

/** What the interpreter answers on rules. It has run nothing of the program yet. */
export function parseRules(answer: unknown): RuleFacts {
  if (!isFields(answer) || !Array.isArray(answer['lines'])) return { lines: [] };
  const lines = answer['lines'].map((each: unknown) =>
    Array.isArray(each) ? each.filter(isNumber) : null,
  );
  const error = parsePythonError(answer['error']);
  return { lines, ...(error && { error }) };
}

/** Null for what is no ending. */
function endingOf(value: unknown): Ending | null {
  if (!isFields(value) || !isStatus(value['status'])) return null;
  const error = parsePythonError(value['error']);
  return { status: value['status'], ...(error && { error }) };
}

function isStatus(value: unknown): value is RunStatus {
  return isText(value) && statuses.includes(value);
}
