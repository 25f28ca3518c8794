import type { Code } from 'mdast';
import * as v from 'valibot';
import type {
  EquivalentMutant,
  ProgramProof,
  ProofCase,
  ReplCase,
  ReplRule,
} from '../../../format/compiled-lesson.ts';
import { keyed } from '../../../yaml/explain-issue.ts';
import type { CompileContext } from '../../block/compile-context.ts';
import { defined } from '../source/defined.ts';
import { ruleOperators, ruleWords } from './rule-words.ts';
import { toleranceSchema } from '../source/tolerance.ts';
import { readYamlList } from '../source/yaml-list.ts';

/* Every message of these schemas is what an author is told to write instead. */

const example = 'Write "- call: …" with "expect: …", "raises: …" or "stdout: …".';
const text = v.optional(v.string('Write all of it in quotes, for example "[1, 2]".'));

/** Scalars arrive as text: `expect: 5` and `expect: "5"` are the same Python literal. */
const outcome = {
  call: text,
  name: text,
  expect: text,
  tolerance: toleranceSchema('1e-6'),
  raises: text,
  stdin: text,
  stdout: text,
};
interface Outcome {
  readonly call?: string | undefined;
  readonly expect?: string | undefined;
  readonly raises?: string | undefined;
  readonly stdout?: string | undefined;
}
const asksSomething = <Case extends Outcome>() =>
  v.check<Case, string>(
    ({ call, expect, raises, stdout }) =>
      stdout !== undefined || (call !== undefined && (expect ?? raises) !== undefined),
    example,
  );
const testCase = v.pipe(
  keyed(
    {
      ...outcome,
      hidden: v.optional(
        v.pipe(
          v.picklist(['true', 'false'], 'Write true or false.'),
          v.transform((flag) => flag === 'true'),
        ),
      ),
      message: text,
    },
    example,
  ),
  asksSomething(),
);
/** A test that only the content tools run has nothing to say to a learner. */
const proofCase = v.pipe(keyed({ ...outcome, given: text }, example), asksSomething());

const whats: readonly string[] = [
  ...ruleWords,
  ...ruleOperators.map((symbol) => `operator:${symbol}`),
];

function isRule(text: string): boolean {
  const [verb, target = '', ...rest] = text.split(' ');
  if ((verb !== 'uses' && verb !== 'forbids') || rest.length > 0) return false;
  return whats.includes(target) || /^call:[\w.]+$/u.test(target);
}

const ruleExample = `Write "uses WHAT" or "forbids WHAT" (${ruleWords.join(', ')}, call:NAME, operator:+).`;
const rule = keyed(
  { rule: v.pipe(v.string(ruleExample), v.check(isRule, ruleExample)), message: text },
  ruleExample,
);

const words = {
  rule: 'repl-tests',
  list: 'The tests',
  entry: 'Test',
  example: 'Begin each test with a dash: "- call: f(2)".',
};

const equivalentExample =
  'Write "- equivalent: …" with the changed line of the solution and "reason: …", both in quotes.';
const filled = v.pipe(
  v.string(equivalentExample),
  v.check((given) => given.trim() !== '', equivalentExample),
);
const equivalentMutant = keyed({ equivalent: filled, reason: filled }, equivalentExample);

type Entry =
  | v.InferOutput<typeof rule>
  | v.InferOutput<typeof equivalentMutant>
  | v.InferOutput<typeof testCase>;

function schemaOf(entry: unknown): v.GenericSchema<unknown, Entry> {
  if (typeof entry !== 'object' || entry === null) return testCase;
  if ('rule' in entry) return rule;
  return 'equivalent' in entry ? equivalentMutant : testCase;
}

function proofSchemaOf(
  entry: unknown,
): v.GenericSchema<unknown, v.InferOutput<typeof rule> | v.InferOutput<typeof proofCase>> {
  return typeof entry === 'object' && entry !== null && 'rule' in entry ? rule : proofCase;
}

/** Reads a `yaml tests` fence into cases, rules and equivalent mutants; each mistake is named at its line. */
export function readTests(
  fence: Code,
  context: CompileContext,
): {
  readonly cases: readonly ReplCase[];
  readonly rules: readonly ReplRule[];
  readonly equivalent: readonly EquivalentMutant[];
} {
  const cases: ReplCase[] = [];
  const rules: ReplRule[] = [];
  const equivalent: EquivalentMutant[] = [];
  const nameOf = uniqueNames();
  for (const { value, index } of readYamlList(fence, context, words, schemaOf)) {
    if ('rule' in value) {
      rules.push(asRule(value));
      continue;
    }
    if ('equivalent' in value) {
      equivalent.push({ line: value.equivalent, reason: value.reason });
      continue;
    }
    const { hidden = false, name, ...rest } = value;
    cases.push({ name: nameOf(name ?? rest.call, index), ...defined(rest), hidden });
  }
  return { cases, rules, equivalent };
}

/** Reads a `yaml tests` fence of a question whose program no learner types: the content tools run these tests. */
export function readProof(fence: Code, context: CompileContext): ProgramProof {
  const cases: ProofCase[] = [];
  const rules: ReplRule[] = [];
  const nameOf = uniqueNames();
  for (const { value, index } of readYamlList(fence, context, words, proofSchemaOf)) {
    if ('rule' in value) rules.push(asRule(value));
    else {
      const { name, ...rest } = value;
      cases.push({ name: nameOf(name ?? rest.call, index), ...defined(rest), hidden: false });
    }
  }
  return { cases, rules };
}

/** Names of tests, each once: what the author wrote, or the number of the test. */
function uniqueNames(): (wanted: string | undefined, index: number) => string {
  const names = new Set<string>();
  return (given, index) => {
    const wanted = given ?? `Test ${index + 1}`;
    const unique = names.has(wanted) ? `${wanted} (${index + 1})` : wanted;
    names.add(unique);
    return unique;
  };
}

function asRule({ rule: text, message }: v.InferOutput<typeof rule>): ReplRule {
  const [verb, target = ''] = text.split(' ');
  return {
    rule: verb === 'uses' ? 'uses' : 'forbids',
    what: target,
    ...(message === undefined ? {} : { message }),
  };
}
