import type { Code } from 'mdast';
import * as z from 'zod/mini';
import type { ReplCase, ReplRule } from '../../lesson/compiled-lesson.ts';
import { english } from '../../yaml/english.ts';
import { placeAt, readYaml } from '../../yaml/located-yaml.ts';
import type { CompileContext } from '../compile-context.ts';

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const text = z.optional(z.string());

/** Scalars arrive as text: `expect: 5` and `expect: "5"` are the same Python literal. */
const testCase = z
  .strictObject({
    name: text,
    call: text,
    expect: text,
    tolerance: z.optional(z.coerce.number().check(z.positive())),
    raises: text,
    stdin: text,
    stdout: text,
    hidden: z.optional(flag),
    message: text,
  })
  .check(
    z.refine(
      ({ call, expect, raises, stdout }) =>
        stdout !== undefined || (call !== undefined && (expect ?? raises) !== undefined),
      'a test is a call with expect, raises or stdout, or a program with stdout',
    ),
  );

const what = /^(uses|forbids) (loop|for|while|comprehension|slice|lambda|import|call:[\w.]+)$/;

const rule = z.strictObject({
  rule: z
    .string()
    .check(
      z.regex(
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
      const parsed = z.safeParse(rule, entry, english);
      if (parsed.success) rules.push(asRule(parsed.data));
      else fail(line, issues(parsed.error));
      continue;
    }
    const parsed = z.safeParse(testCase, entry, english);
    if (!parsed.success) {
      fail(line, issues(parsed.error));
      continue;
    }
    const { hidden = false, name, ...rest } = parsed.data;
    const wanted = name ?? rest.call ?? `Test ${index + 1}`;
    const unique = names.has(wanted) ? `${wanted} (${index + 1})` : wanted;
    names.add(unique);
    cases.push({ name: unique, ...defined(rest), hidden });
  }
  return { cases, rules };
}

function asRule({ rule: text, message }: z.infer<typeof rule>): ReplRule {
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

function issues(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
