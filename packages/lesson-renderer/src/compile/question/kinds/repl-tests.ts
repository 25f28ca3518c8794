import type { Code } from 'mdast';
import * as v from 'valibot';
import type { EquivalentMutant, ReplCase, ReplRule } from '../../../format/compiled-lesson.ts';
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
const testCase = v.pipe(
  keyed(
    {
      call: text,
      name: text,
      expect: text,
      tolerance: toleranceSchema('1e-6'),
      raises: text,
      stdin: text,
      stdout: text,
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
  v.check(
    ({ call, expect, raises, stdout }) =>
      stdout !== undefined || (call !== undefined && (expect ?? raises) !== undefined),
    example,
  ),
);

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
  const names = new Set<string>();
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
    const wanted = name ?? rest.call ?? `Test ${index + 1}`;
    const unique = names.has(wanted) ? `${wanted} (${index + 1})` : wanted;
    names.add(unique);
    cases.push({ name: unique, ...defined(rest), hidden });
  }
  return { cases, rules, equivalent };
}

function asRule({ rule: text, message }: v.InferOutput<typeof rule>): ReplRule {
  const [verb, target = ''] = text.split(' ');
  return {
    rule: verb === 'uses' ? 'uses' : 'forbids',
    what: target,
    ...(message === undefined ? {} : { message }),
  };
}
