import type { Code } from 'mdast';
import * as v from 'valibot';
import type { ReplCase, ReplRule } from '../../lesson/compiled-lesson.ts';
import { isUnknownKey, issueMessage, issuePath } from '../../yaml/issue-path.ts';
import { placeAt, readYaml } from '../../yaml/located-yaml.ts';
import type { CompileContext } from '../compile-context.ts';

const text = v.optional(v.string());

/** Scalars arrive as text: `expect: 5` and `expect: "5"` are the same Python literal. */
const testCase = v.pipe(
  v.strictObject({
    name: text,
    call: text,
    expect: text,
    tolerance: v.optional(v.pipe(v.string(), v.transform(Number), v.number(), v.gtValue(0))),
    raises: text,
    stdin: text,
    stdout: text,
    hidden: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((flag) => flag === 'true'),
      ),
    ),
    message: text,
  }),
  v.check(
    ({ call, expect, raises, stdout }) =>
      stdout !== undefined || (call !== undefined && (expect ?? raises) !== undefined),
    'a test is a call with expect, raises or stdout, or a program with stdout',
  ),
);

const what = /^(uses|forbids) (loop|for|while|comprehension|slice|lambda|import|call:[\w.]+)$/;

const rule = v.strictObject({
  rule: v.pipe(
    v.string(),
    v.regex(
      what,
      'write "uses WHAT" or "forbids WHAT" (loop, for, while, comprehension, slice, lambda, import, call:NAME)',
    ),
  ),
  message: text,
});

/** Reads a `yaml tests` fence into cases and rules; each mistake is named at its line. */
export function readTests(
  fence: Code,
  context: CompileContext,
): { readonly cases: readonly ReplCase[]; readonly rules: readonly ReplRule[] } {
  const cases: ReplCase[] = [];
  const rules: ReplRule[] = [];
  const firstLine = (fence.position?.start.line ?? 0) + 1;
  const fail = (line: number, message: string) =>
    context.reporter.report(
      'repl-tests',
      'error',
      { line: firstLine + line, column: 1 },
      message,
      'A test is "- call: …" with "expect: …", or "- rule: forbids loop".',
    );
  const yaml = readYaml(fence.value, 'text');
  const lineOf = (offset: number) => placeAt(fence.value, offset).line - 1;
  if (yaml.problem) {
    fail(lineOf(yaml.problem.offset), `The tests are no YAML: ${yaml.problem.message}`);
  }
  const list: unknown = yaml.problem ? [] : yaml.value;
  if (!Array.isArray(list)) {
    fail(0, 'The tests are not a list.');
    return { cases, rules };
  }
  const names = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const line = lineOf(yaml.offsetOf([index]));
    if (typeof entry === 'object' && entry !== null && 'rule' in entry) {
      const parsed = v.safeParse(rule, entry);
      if (parsed.success) rules.push(asRule(parsed.output));
      else fail(line, issues(parsed.issues));
      continue;
    }
    const parsed = v.safeParse(testCase, entry);
    if (!parsed.success) {
      fail(line, issues(parsed.issues));
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

function issues(list: readonly v.BaseIssue<unknown>[]): string {
  return list
    .map((issue) =>
      isUnknownKey(issue)
        ? [`there is no key "${issuePath(issue).join('.')}"`]
        : [issuePath(issue).join('.'), issueMessage(issue)],
    )
    .map((parts) => parts.filter(Boolean).join(': '))
    .join('; ');
}
