import type {
  CaseFault,
  CaseOutcome,
  CaseResult,
  PythonRule,
  ValueDifference,
} from '../protocol/cases.ts';
import type {
  DifferenceStrings,
  RuleStrings,
  RuntimeStrings,
  TestStrings,
} from './runtime-strings.ts';

type Words = Pick<RuntimeStrings, 'tests' | 'rules' | 'differences'>;

/** A rule as a learner reads it: `Uses a slice`, `Does not call sorted`. */
export function sayRule({ rule, what }: PythonRule, strings: RuleStrings): string {
  if (what.startsWith('call:')) return strings[`${rule} call`](what.slice('call:'.length));
  if (what.startsWith('operator:'))
    return strings[`${rule} operator`](what.slice('operator:'.length).replace(/(?<=\w)-/u, ' '));
  const text: unknown = Object.hasOwn(strings, `${rule} ${what}`)
    ? Reflect.get(strings, `${rule} ${what}`)
    : undefined;
  return typeof text === 'string' ? text : what;
}

/** Why a test failed: what was wanted, what came, and what its author wrote to it. Undefined where it passed. */
export function sayFailure(result: CaseResult, words: Words): string | undefined {
  const { why, outcome, advice } = result;
  if (!why) return undefined;
  // An author who wrote to a rule has said it all.
  if (why.code === 'rule-broken' && advice !== undefined) return advice;
  const yours = outcome && sayYours(outcome, words.tests);
  const difference =
    why.code === 'should-return' && why.difference
      ? sayDifference(why.difference, words.differences)
      : undefined;
  return [sayFault(why, words), yours, difference, advice].filter(Boolean).join(' ');
}

function sayFault(why: CaseFault, { tests, rules }: Words): string {
  switch (why.code) {
    case 'program-should-end':
      return tests.programShouldEnd;
    case 'call-should-end':
      return tests.callShouldEnd;
    case 'should-return':
      return tests.shouldReturn(why.value);
    case 'should-raise':
      return tests.shouldRaise(why.name);
    case 'should-print':
      return tests.shouldPrint(why.text);
    case 'hidden':
      return tests.hiddenFails;
    case 'hidden-raises':
      return tests.hiddenRaises(why.name);
    case 'hidden-timeout':
      return tests.hiddenTimedOut;
    case 'hidden-output-limit':
      return tests.hiddenPrintedWithoutEnd;
    case 'hidden-interrupted':
      return tests.hiddenWasStopped;
    case 'hidden-crashed':
      return tests.hiddenCrashed;
    case 'rule-broken': {
      const rule = sayRule(why.rule, rules);
      return why.lines.length > 0 ? rules.brokenAt(rule, why.lines) : rules.broken(rule);
    }
    case 'rule-unknown':
      return rules.unknown(why.what);
    case 'syntax-error':
      return rules.syntaxError;
  }
}

function sayDifference<Code extends ValueDifference['code']>(
  { code, ...values }: Extract<ValueDifference, { readonly code: Code }>,
  strings: DifferenceStrings,
): string {
  // The sentence of a code is for that code's values.
  const say: (of: typeof values) => string = strings[code];
  return say(values);
}

function sayYours(outcome: CaseOutcome, strings: TestStrings): string {
  switch (outcome.code) {
    case 'returned':
      return strings.yoursReturned(outcome.value);
    case 'printed':
      return outcome.text === '' ? strings.yoursPrintedNothing : strings.yoursPrinted(outcome.text);
    case 'ended':
      return strings.yoursEnded;
    case 'raised':
      return outcome.line === undefined
        ? strings.yoursRaised(outcome.message)
        : strings.yoursRaisedAt(outcome.message, outcome.line, outcome.file);
    case 'timeout':
      return strings.yoursTimedOut;
    case 'output-limit':
      return strings.yoursPrintedWithoutEnd;
    case 'interrupted':
      return strings.yoursWasStopped;
    case 'crashed':
      return strings.yoursCrashed;
    case 'failed':
      return strings.yoursFailed;
  }
}

/** What a case that passes gave, beside its name. */
export function sayOutcome(outcome: CaseOutcome, strings: TestStrings): string | undefined {
  switch (outcome.code) {
    case 'returned':
      return strings.returns(outcome.value);
    case 'printed':
      return outcome.text === '' ? strings.printsNothing : strings.prints(outcome.text);
    case 'ended':
      return strings.ends;
    case 'raised':
      return strings.raises(outcome.message);
    default:
      return undefined;
  }
}
