import type { Code } from 'mdast';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { ReplCase, ReplRule } from '../../lesson/compiled-lesson.ts';
import type { CompileContext } from '../compile-context.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Scalars arrive as text: `expect: 5` and `expect: "5"` are the same Python literal. */
const testCase = z
  .strictObject({
    name: z.string().optional(),
    call: z.string().optional(),
    expect: z.string().optional(),
    tolerance: z.coerce.number().positive().optional(),
    raises: z.string().optional(),
    stdin: z.string().optional(),
    stdout: z.string().optional(),
    hidden: flag.optional(),
    message: z.string().optional(),
  })
  .refine(
    ({ call, expect, raises, stdout }) =>
      stdout !== undefined || (call !== undefined && (expect ?? raises) !== undefined),
    'a test is a call with expect, raises or stdout, or a program with stdout',
  );

const what = /^(uses|forbids) (loop|for|while|comprehension|slice|lambda|import|call:[\w.]+)$/;

const rule = z.strictObject({
  rule: z
    .string()
    .regex(
      what,
      'write "uses WHAT" or "forbids WHAT" (loop, for, while, comprehension, slice, lambda, import, call:NAME)',
    ),
  message: z.string().optional(),
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
  const document = parseDocument(fence.value, { schema: 'failsafe', prettyErrors: false });
  for (const error of document.errors) {
    fail(lineAt(fence.value, error.pos[0]), `The tests are no YAML: ${error.message}`);
  }
  const list: unknown = document.errors.length > 0 ? [] : document.toJS();
  if (!Array.isArray(list)) {
    fail(0, 'The tests are not a list.');
    return { cases, rules };
  }
  const names = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const line = lineOfItem(document.getIn([index], true), fence.value);
    if (typeof entry === 'object' && entry !== null && 'rule' in entry) {
      const parsed = rule.safeParse(entry);
      if (parsed.success) rules.push(asRule(parsed.data));
      else fail(line, issues(parsed.error));
      continue;
    }
    const parsed = testCase.safeParse(entry);
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

function issues(error: z.ZodError): string {
  return error.issues
    .map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    .join('; ');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

function lineOfItem(node: unknown, text: string): number {
  if (typeof node !== 'object' || node === null || !('range' in node)) return 0;
  const range = node.range as readonly number[] | null | undefined;
  return range?.[0] === undefined ? 0 : lineAt(text, range[0]);
}
