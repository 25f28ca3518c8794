import type { Root } from 'mdast';
import * as z from 'zod/mini';
import { placeAt, readYaml } from '../yaml/located-yaml.ts';
import { english } from '../yaml/english.ts';
import { nearest } from './nearest.ts';
import type { Report } from './reporter.ts';

const uid = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'write it in kebab-case, for example la-dot-product'),
  );

const share = z.number().check(z.gt(0), z.lte(1));

const text = z.string().check(z.minLength(1));

const schema = z.strictObject({
  uid,
  title: text,
  summary: text,
  prerequisites: z._default(z.array(uid), []),
  encompasses: z._default(z.record(uid, share), {}),
  minutes: z.int().check(z.gte(1), z.lte(120)),
  skills: z.record(uid, text),
  macros: z._default(
    z.record(
      z.string().check(z.regex(/^\\[A-Za-z]+$/, 'a macro begins with a backslash')),
      z.string(),
    ),
    {},
  ),
});

export type FrontMatter = z.infer<typeof schema>;

const fields = Object.keys(schema.shape);

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
  const parsed = z.safeParse(schema, yaml.value, english);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String);
    const name = path.join('.');
    const extra = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const where = place(yaml.offsetOf(extra[0] ? [...path, extra[0]] : path));
    if (extra.length > 0) {
      const known = path.length === 0 ? fields : [];
      report(
        'front-matter',
        'error',
        where,
        `There is no field "${extra.join('", "')}".`,
        nearest(extra[0] ?? '', known, `The fields are ${fields.join(', ')}.`),
      );
    } else {
      report(
        'front-matter',
        'error',
        where,
        `${name || 'The front matter'}: ${issue.message}.`,
        `Mend the field${name ? ` "${name}"` : 's'} of the front matter.`,
      );
    }
  }
  return undefined;
}
