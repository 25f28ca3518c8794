import type { Root } from 'mdast';
import * as v from 'valibot';
import { isUnknownKey, issueMessage, issuePath } from '../yaml/issue-path.ts';
import { placeAt, readYaml } from '../yaml/located-yaml.ts';
import { nearest } from './nearest.ts';
import type { Report } from './reporter.ts';

const uid = v.pipe(
  v.string(),
  v.maxLength(100, 'write at most 100 characters'),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'write it in kebab-case, for example la-dot-product'),
);
const text = v.pipe(v.string(), v.minLength(1, 'write something'));
const share = v.pipe(v.number(), v.gtValue(0), v.maxValue(1));
const macro = v.pipe(v.string(), v.regex(/^\\[A-Za-z]+$/, 'a macro begins with a backslash'));

const schema = v.strictObject({
  uid,
  title: text,
  summary: text,
  prerequisites: v.optional(v.array(uid), []),
  encompasses: v.optional(v.record(uid, share), {}),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  skills: v.record(uid, text),
  macros: v.optional(
    v.record(macro, v.pipe(v.string(), v.maxLength(300, 'write at most 300 characters'))),
    {},
  ),
});

export type FrontMatter = v.InferOutput<typeof schema>;

const fields = Object.keys(schema.entries);

/** Reads the YAML at the top of a lesson. Each mistake is named at its line; undefined if it cannot be used. */
export function readFrontMatter(tree: Root, report: Report): FrontMatter | undefined {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    report(
      'front-matter',
      'error',
      { line: 1, column: 1 },
      'The lesson has no front matter.',
      'Begin the file with --- and the fields uid, title, summary, minutes and skills.',
    );
    return undefined;
  }
  const yaml = readYaml(node.value);
  // The first line of the YAML is line 2 of the file.
  const place = (offset: number) => {
    const { line, column } = placeAt(node.value, offset);
    return { line: line + 1, column };
  };
  if (yaml.problem) {
    report(
      'front-matter',
      'error',
      place(yaml.problem.offset),
      `The front matter is no YAML: ${yaml.problem.message}`,
      'Quote text that holds a colon, a bracket or a backslash.',
    );
    return undefined;
  }
  const parsed = v.safeParse(schema, yaml.value);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    const path = issuePath(issue);
    const name = path.join('.');
    const where = place(yaml.offsetOf(path, isUnknownKey(issue) ? 'key' : 'value'));
    if (isUnknownKey(issue)) {
      const key = path.at(-1) ?? '';
      report(
        'front-matter',
        'error',
        where,
        `There is no field "${key}".`,
        nearest(key, fields, `The fields are ${fields.join(', ')}.`),
      );
    } else {
      report(
        'front-matter',
        'error',
        where,
        `${name || 'The front matter'}: ${issueMessage(issue)}.`,
        `Mend the field${name ? ` "${name}"` : 's'} of the front matter.`,
      );
    }
  }
  return undefined;
}
