import type { Code } from 'mdast';
import * as v from 'valibot';
import type { ReplCase, ReplRule } from '../../format/compiled-lesson.ts';
import { explainIssues, keyed } from '../../yaml/explain-issue.ts';
import { placeAt, readYaml } from '../../yaml/located-yaml.ts';
import type { CompileContext } from '../block/compile-context.ts';
import { ruleWords } from './rule-words.ts';

/* Every message of these schemas is what an author is told to write instead. */

const example = 'Write "- call: …" with "expect: …", "raises: …" or "stdout: …".';
const text = v.optional(v.string('Write all of it in quotes, for example "[1, 2]".'));
const tolerance = 'Write a number greater than 0, for example 1e-6.';

/** Scalars arrive as text: `expect: 5` and `expect: "5"` are the same Python literal. */
const testCase = v.pipe(
  keyed(
    {
      call: text,
      name: text,
      expect: text,
      tolerance: v.optional(
        v.pipe(
          v.string(tolerance),
          v.check((given) => Number(given) > 0, tolerance),
          v.transform(Number),
        ),
      ),
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

const what = new RegExp(`^(uses|forbids) (${ruleWords.join('|')}|call:[\\w.]+)$`, 'u');

const ruleExample = `Write "uses WHAT" or "forbids WHAT" (${ruleWords.join(', ')}, call:NAME).`;
const rule = keyed(
  { rule: v.pipe(v.string(ruleExample), v.regex(what, ruleExample)), message: text },
  ruleExample,
);

/** Reads a `yaml tests` fence into cases and rules; each mistake is named at its line. */
export function readTests(
  fence: Code,
  context: CompileContext,
): { readonly cases: readonly ReplCase[]; readonly rules: readonly ReplRule[] } {
  const cases: ReplCase[] = [];
  const rules: ReplRule[] = [];
  const firstLine = (fence.position?.start.line ?? 0) + 1;
  const indent = (fence.position?.start.column ?? 1) - 1;
  const fail = (offset: number, message: string, fix: string) => {
    const { line, column } = placeAt(fence.value, offset);
    const place = { line: firstLine + line - 1, column: column + indent };
    context.reporter.report('repl-tests', 'error', place, message, fix);
  };
  const yaml = readYaml(fence.value, 'text');
  if (yaml.problem) {
    const { offset, message, fix } = yaml.problem;
    fail(offset, `The tests are no YAML: ${message}`, fix);
    return { cases, rules };
  }
  const list: unknown = yaml.value;
  if (!Array.isArray(list)) {
    fail(0, 'The tests are not a list.', 'Begin each test with a dash: "- call: f(2)".');
    return { cases, rules };
  }
  const names = new Set<string>();
  const refuse = (index: number, issues: readonly v.BaseIssue<unknown>[]) => {
    const test = `Test ${index + 1}`;
    for (const { path, what: part, message, fix } of explainIssues(issues, test))
      fail(yaml.offsetOf([index, ...path], part), message, fix);
  };
  for (const [index, entry] of list.entries()) {
    if (typeof entry === 'object' && entry !== null && 'rule' in entry) {
      const parsed = v.safeParse(rule, entry);
      if (parsed.success) rules.push(asRule(parsed.output));
      else refuse(index, parsed.issues);
      continue;
    }
    const parsed = v.safeParse(testCase, entry);
    if (!parsed.success) {
      refuse(index, parsed.issues);
      continue;
    }
    const { hidden = false, name, ...rest } = parsed.output;
    const wanted = name ?? rest.call ?? `Test ${index + 1}`;
    const unique = names.has(wanted) ? `${wanted} (${index + 1})` : wanted;
    names.add(unique);
    cases.push({ name: unique, ...defined(rest), hidden });
  }
  return { cases, rules };
}

function asRule({ rule: text, message }: v.InferOutput<typeof rule>): ReplRule {
  const [verb, target = ''] = text.split(' ');
  return {
    rule: verb === 'uses' ? 'uses' : 'forbids',
    what: target,
    ...(message === undefined ? {} : { message }),
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function defined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
