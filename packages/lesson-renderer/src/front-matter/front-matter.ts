import type { Root } from 'mdast';
import * as v from 'valibot';
import { explainIssues, keyed, named } from '../yaml/explain-issue.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { placeAt } from '../yaml/place-at.ts';
import type { Report } from '../format/reporter.ts';

/* Every message of this schema is what an author is told to write instead. */

const kebab = 'Write it in kebab-case, for example la-dot-product.';
const uid = v.pipe(
  v.string(kebab),
  v.maxLength(100, 'Write at most 100 characters.'),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, kebab),
);
const words = 'Write text, in quotes if it has a colon, a bracket or a backslash.';
const text = v.pipe(v.string(words), v.minLength(1, words));
const minutes = 'Write a whole number of minutes from 1 to 120.';
const weight = 'Write a share greater than 0 and at most 1, for example 0.6.';
const share = v.pipe(v.number(weight), v.gtValue(0, weight), v.maxValue(1, weight));
const macro = v.pipe(
  v.string(),
  v.regex(/^\\[A-Za-z]+$/, "Begin a macro with a backslash: '\\RR': '\\mathbb{R}'."),
);

/** Each field of the front matter. */
export const frontMatterEntries = {
  uid,
  title: text,
  summary: text,
  prerequisites: v.optional(v.array(uid, 'Write a list of uids: [la-vectors]. [] is none.'), []),
  encompasses: v.optional(named(uid, share, 'Write uids and shares: { la-vectors: 0.6 }.'), {}),
  minutes: v.pipe(
    v.number(minutes),
    v.integer(minutes),
    v.minValue(1, minutes),
    v.maxValue(120, minutes),
  ),
  packages: v.optional(
    v.array(uid, 'Write the packages that its programs import: [numpy]. Leave it out for none.'),
    [],
  ),
  skills: named(uid, text, 'Write names and what they mean: { compute: Computes a sum }.'),
  macros: v.optional(
    named(
      macro,
      v.pipe(
        v.string("Write LaTeX in single quotes: '\\mathbb{R}'."),
        v.maxLength(300, 'Write at most 300 characters.'),
      ),
      "Write macros and their LaTeX: { '\\RR': '\\mathbb{R}' }.",
    ),
    {},
  ),
} satisfies v.ObjectEntries;

const schema = keyed(
  frontMatterEntries,
  'Write the fields uid, title, summary, minutes and skills, each as "name: value".',
);

export type FrontMatter = v.InferOutput<typeof schema>;

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
      yaml.problem.fix,
    );
    return undefined;
  }
  const parsed = v.safeParse(schema, yaml.value);
  if (parsed.success) return parsed.output;
  for (const { path, what, message, fix } of explainIssues(parsed.issues, 'The front matter')) {
    report('front-matter', 'error', place(yaml.offsetOf(path, what)), message, fix);
  }
  return undefined;
}
