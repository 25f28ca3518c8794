import type { Root } from 'mdast';
import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';
import { nearest } from './nearest.ts';
import type { Report } from './reporter.ts';

const uid = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'write it in kebab-case, for example la-dot-product');

const share = z.number().gt(0).max(1);

const schema = z.strictObject({
  uid,
  title: z.string().min(1),
  summary: z.string().min(1),
  prerequisites: z.array(uid).default([]),
  encompasses: z.record(uid, share).default({}),
  minutes: z.number().int().min(1).max(120),
  skills: z.record(uid, z.string().min(1)),
  macros: z
    .record(z.string().regex(/^\\[A-Za-z]+$/, 'a macro begins with a backslash'), z.string())
    .default({}),
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
  const counter = new LineCounter();
  const document = parseDocument(node.value, { lineCounter: counter, prettyErrors: false });
  // The first line of the YAML is line 2 of the file.
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  for (const error of document.errors) {
    report(
      'front-matter',
      'error',
      place(error.pos[0]),
      `The front matter is no YAML: ${error.message}`,
      'Quote text that holds a colon, a bracket or a backslash.',
    );
  }
  if (document.errors.length > 0) return undefined;
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String);
    const name = path.join('.');
    const extra = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const where = place(offsetOf(document, extra[0] ? [...path, extra[0]] : path));
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

function offsetOf(document: Document.Parsed, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const found = document.getIn(path.slice(0, length), true);
    if (typeof found === 'object' && found !== null && 'range' in found) {
      const range = found.range as readonly number[] | null | undefined;
      if (range?.[0] !== undefined) return range[0];
    }
  }
  return 0;
}
