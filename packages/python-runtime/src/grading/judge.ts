import type { CaseFacts, Ending, PythonError, RuleFacts } from '../protocol/results.ts';
import type { CaseResult, PythonCase, PythonRule } from './cases.ts';
import { parsePythonLiteral } from './python-literal.ts';
import { sameValue } from './same-value.ts';
import { describeRule } from './rule-words.ts';

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
  const detail = test.hidden ? hiddenFault(facts) : `${fault} ${sentence(`Yours ${outcome}`)}`;
  return { ...base, passed: false, message: [detail, test.message].filter(Boolean).join(' ') };
}

/** Decides the rules from the lines on which their constructs occur. */
export function judgeRules(rules: readonly PythonRule[], facts: RuleFacts): CaseResult[] {
  return rules.map((rule, i) => {
    const lines = facts.lines[i];
    const name = describeRule(rule);
    const base = { name, kind: 'rule' as const, hidden: false };
    if (!lines) {
      const why = facts.error
        ? 'The code has a syntax error.'
        : `No rule knows the word "${rule.what}".`;
      return { ...base, passed: false, message: why };
    }
    const passed = rule.rule === 'uses' ? lines.length > 0 : lines.length === 0;
    if (passed) return { ...base, passed };
    const where = lines.length > 0 ? ` (line ${lines.join(', ')})` : '';
    return { ...base, passed, message: rule.message ?? `${name}${where}.` };
  });
}

/** What was wanted and did not happen, as a sentence; undefined if the case passed. */
function faultOf(test: PythonCase, facts: CaseFacts): string | undefined {
  if (facts.program.status !== 'ok') {
    const early = test.call === undefined && test.raises !== undefined;
    if (!early) return 'The program should run to its end.';
  }
  if (test.raises !== undefined) {
    return raises(test.raises, facts) ? undefined : `It should raise ${test.raises}.`;
  }
  if (facts.call && facts.call.status !== 'ok') {
    return test.expect === undefined
      ? 'It should run to its end.'
      : `It should return ${test.expect}.`;
  }
  if (test.expect !== undefined && !returns(test.expect, facts, test.tolerance)) {
    return `It should return ${test.expect}.`;
  }
  if (test.stdout !== undefined && printed(facts.stdout) !== printed(test.stdout)) {
    return `It should print ${quoted(test.stdout)}.`;
  }
  return undefined;
}

function returns(expect: string, facts: CaseFacts, tolerance?: number): boolean {
  return facts.value !== undefined && sameValue(facts.value, parsePythonLiteral(expect), tolerance);
}

function raises(name: string, facts: CaseFacts): boolean {
  const wanted = name.includes('.') ? [name] : [`builtins.${name}`, `__main__.${name}`];
  return facts.raised?.some((raised) => wanted.includes(raised)) ?? false;
}

/** Output without the white space at the ends of its lines and of itself. */
function printed(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trimEnd();
}

/** What the learner's code did, in words that follow "Yours". */
function outcomeOf(test: PythonCase, facts: CaseFacts): string {
  const stopped = [facts.program, facts.call].find((ending) => ending && ending.status !== 'ok');
  if (stopped) return endingWords(stopped);
  if (test.stdout !== undefined && test.expect === undefined) {
    return facts.stdout === '' ? 'printed nothing' : `printed ${quoted(facts.stdout)}`;
  }
  return facts.text === undefined ? 'ran to its end' : `returned ${short(facts.text)}`;
}

function endingWords(ending: Ending): string {
  switch (ending.status) {
    case 'timeout':
      return 'ran out of time';
    case 'output-limit':
      return 'printed without end';
    case 'interrupted':
      return 'was stopped';
    case 'crashed':
      return 'made Python crash';
    default:
      return ending.error ? `raised ${ending.error.message}${atLine(ending.error)}` : 'failed';
  }
}

function atLine(error: PythonError): string {
  const frame = error.frames.at(-1);
  return frame && frame.file !== '<test>' ? ` (line ${frame.line})` : '';
}

/** For a hidden case only what the program did by itself, never a value. */
function hiddenFault(facts: CaseFacts): string {
  const stopped = [facts.program, facts.call].find((ending) => ending && ending.status !== 'ok');
  if (!stopped) return 'A hidden test fails.';
  const words =
    stopped.status === 'error'
      ? `raises ${stopped.error?.type ?? 'an error'}`
      : endingWords(stopped);
  return `In a hidden test your code ${words}.`;
}

function quoted(text: string): string {
  return short(JSON.stringify(printed(text)));
}

function short(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
