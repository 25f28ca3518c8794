import type { CaseFacts, EncodedValue, Ending, RuleFacts } from '../protocol/results.ts';
import type {
  CaseFault,
  CaseOutcome,
  CaseResult,
  PythonCase,
  PythonRule,
} from '../protocol/cases.ts';
import { mainFile } from '../protocol/program-files.ts';
import { exceptionWithBases, isBuiltInException } from './exceptions.ts';
import { parsePythonLiteral } from './python-literal.ts';
import { sameValue, valueDifference } from './same-value.ts';
import { describeRule } from './rule-words.ts';
import { englishRuntimeStrings } from '../strings/english-runtime.ts';
import { sayFailure } from '../strings/say-test.ts';

/**
 * Decides one case from its facts. It runs outside the interpreter: the learner's code never meets an expected value.
 * A visible case tells what came out and what was wanted; a hidden one gives its message alone.
 */
export function judgeCase(test: PythonCase, facts: CaseFacts): CaseResult {
  const fault = faultOf(test, facts);
  const outcome = outcomeOf(test, facts);
  const shown = test.hidden ? {} : { ...(test.call !== undefined && { call: test.call }), outcome };
  const base = { name: test.name, kind: 'case' as const, hidden: test.hidden, ...shown };
  if (fault === undefined) return { ...base, passed: true };
  const why = test.hidden ? hiddenFault(facts) : fault;
  return failed({ ...base, passed: false, why }, test.message);
}

/** Decides the rules from the lines on which their constructs occur; lines after `lastLine` are not told. */
export function judgeRules(
  rules: readonly PythonRule[],
  facts: RuleFacts,
  lastLine: number,
): CaseResult[] {
  return rules.map((rule, i) => {
    const lines = facts.lines[i];
    const base = {
      name: describeRule(rule),
      kind: 'rule' as const,
      hidden: false,
      rule,
      passed: false,
    };
    if (!lines) {
      return failed({
        ...base,
        why: facts.error ? { code: 'syntax-error' } : { code: 'rule-unknown', what: rule.what },
      });
    }
    const passed = rule.rule === 'uses' ? lines.length > 0 : lines.length === 0;
    if (passed) return { ...base, passed };
    const told = lines.filter((line) => line <= lastLine);
    return failed({ ...base, why: { code: 'rule-broken', rule, lines: told } }, rule.message);
  });
}

function failed(result: CaseResult, advice?: string): CaseResult {
  const told = advice === undefined || advice === '' ? result : { ...result, advice };
  return { ...told, message: sayFailure(told, englishRuntimeStrings) ?? '' };
}

/** What was wanted and did not happen; undefined if the case passed. */
function faultOf(test: PythonCase, facts: CaseFacts): CaseFault | undefined {
  if (facts.program.status !== 'ok') {
    const early = test.call === undefined && test.raises !== undefined;
    if (!early) return { code: 'program-should-end' };
  }
  if (test.raises !== undefined) {
    return raises(test.raises, facts) ? undefined : { code: 'should-raise', name: test.raises };
  }
  if (facts.call && facts.call.status !== 'ok') {
    return test.expect === undefined
      ? { code: 'call-should-end' }
      : { code: 'should-return', value: test.expect };
  }
  if (test.expect !== undefined) {
    const fault = returnFault(test.expect, facts.value, test.tolerance);
    if (fault) return fault;
  }
  if (test.stdout !== undefined && printed(facts.stdout) !== printed(test.stdout)) {
    return { code: 'should-print', text: quoted(test.stdout) };
  }
  return undefined;
}

function returnFault(
  expect: string,
  value: EncodedValue | undefined,
  tolerance?: number,
): CaseFault | undefined {
  const expected = parsePythonLiteral(expect);
  if (value !== undefined && sameValue(value, expected, tolerance)) return undefined;
  const difference = value && valueDifference(value, expected, tolerance);
  return { code: 'should-return', value: expect, ...(difference && { difference }) };
}

function raises(name: string, { raised = [] }: CaseFacts): boolean {
  const classes = raised.flatMap((each) => {
    const builtIn = each.startsWith('builtins.') ? each.slice('builtins.'.length) : undefined;
    return builtIn === undefined ? [each] : exceptionWithBases(builtIn);
  });
  if (name.includes('.') || isBuiltInException(name)) return classes.includes(name);
  return classes.includes(`__main__.${name}`);
}

/** Output without the white space at the ends of its lines and of itself. */
function printed(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trimEnd();
}

/** What the learner's code did. */
function outcomeOf(test: PythonCase, facts: CaseFacts): CaseOutcome {
  const stopped = stoppedIn(facts);
  if (stopped) return stoppedOutcome(stopped);
  if (test.stdout !== undefined && test.expect === undefined) {
    return { code: 'printed', text: facts.stdout === '' ? '' : quoted(facts.stdout) };
  }
  return facts.text === undefined
    ? { code: 'ended' }
    : { code: 'returned', value: short(facts.text) };
}

function stoppedIn(facts: CaseFacts): Ending | undefined {
  return [facts.program, facts.call].find((ending) => ending && ending.status !== 'ok');
}

function stoppedOutcome({ status, error }: Ending): CaseOutcome {
  if (status !== 'ok' && status !== 'error') return { code: status };
  if (!error) return { code: 'failed' };
  const frame = error.frames.at(-1);
  if (!frame || frame.file === '<test>') return { code: 'raised', message: error.message };
  const { file, line } = frame;
  const place = file === mainFile ? { line } : { line, file };
  return { code: 'raised', message: error.message, ...place };
}

/** For a hidden case only what the program did by itself, never a value. */
function hiddenFault(facts: CaseFacts): CaseFault {
  const stopped = stoppedIn(facts);
  if (!stopped || stopped.status === 'ok') return { code: 'hidden' };
  if (stopped.status !== 'error') return { code: `hidden-${stopped.status}` };
  const name = stopped.error?.type;
  // A name of the program's own choice could carry the hidden arguments.
  return name !== undefined && isBuiltInException(name)
    ? { code: 'hidden-raises', name }
    : { code: 'hidden' };
}

function quoted(text: string): string {
  return short(JSON.stringify(printed(text)));
}

function short(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
