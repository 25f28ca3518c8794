import { splitFrontMatter } from '../front-matter/split-front-matter.ts';
import { readingMinutes } from '../markdown/reading-time.ts';
import { convertMarkdown, readYamlOf } from './myst.ts';
import { notebookLines } from './notebook.ts';
import { trimmed, type Loss, type SourceLine } from './source-line.ts';

export interface ImportOptions {
  /** The file's name: it says what it is (`.ipynb` a notebook), and the lesson's uid is made of it. */
  readonly name: string;
  /** Leaves the text as it is cut: no front matter and no sections of a lesson. Default false. */
  readonly prose?: boolean;
}

export interface ImportedDocument {
  readonly uid: string;
  /** A lesson, or its text alone. */
  readonly markdown: string;
  /** What could not be taken over as it was, in the order of the document. */
  readonly losses: readonly Loss[];
}

/**
 * A chapter of another format as a lesson: a Jupyter notebook, Markdown of MyST, or Markdown of GitHub. What lessons have, it becomes;
 * what they have not is listed with its place. Throws an `Error` for a notebook that cannot be read.
 */
export function importDocument(
  text: string,
  { name, prose = false }: ImportOptions,
): ImportedDocument {
  const losses: Loss[] = [];
  const lose = (at: string, what: string) => {
    losses.push({ at, what });
  };
  const file = name.split(/[/\\]/).at(-1) ?? name;
  const uid = uidOf(file.replace(/\.[a-z]+$/i, ''));
  const isNotebook = /\.ipynb$/i.test(file);
  const { head, yaml = '', body } = isNotebook ? { head: '', body: '' } : splitFrontMatter(text);
  const skipped = head === '' ? 0 : head.split('\n').length - 1;
  const source: readonly SourceLine[] = isNotebook
    ? notebookLines(text, lose)
    : body.split('\n').map((line, index) => ({ text: line, at: `line ${index + 1 + skipped}` }));
  const lines = trimmed(convertMarkdown(source, lose));
  const front = readYamlOf(yaml);
  const whole = (shown: readonly SourceLine[]) =>
    `${shown
      .map((line) => line.text)
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`;
  if (prose) return { uid, markdown: whole(lines), losses };
  const { title, rest } = titled(lines, typeof front['title'] === 'string' ? front['title'] : '');
  return {
    uid,
    markdown: lessonOf(uid, title || uid, whole(underOneSection(rest)), front),
    losses,
  };
}

/** A uid in kebab-case, which begins with a letter. */
function uidOf(name: string): string {
  const kebab = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  return kebab === '' ? 'imported' : kebab;
}

const isFence = (text: string) => /^\s*(?:`{3,}|~{3,})/.exec(text)?.[0].trim();

/** The first heading of the first level is the title. */
function titled(
  lines: readonly SourceLine[],
  given: string,
): { readonly title: string; readonly rest: readonly SourceLine[] } {
  const at = lines.findIndex(({ text }) => /^#\s/.test(text));
  if (at === -1) return { title: given, rest: lines };
  const title = (lines[at]?.text ?? '').replace(/^#\s+/, '').replace(/\s+#*$/, '');
  return { title: given || title, rest: lines.filter((_, index) => index !== at) };
}

/** Headings so that the highest is of the third level: a part of the explanation. */
function underOneSection(lines: readonly SourceLine[]): readonly SourceLine[] {
  let fence: string | undefined;
  const headings = lines.map(({ text }) => {
    const marks = isFence(text);
    if (fence !== undefined) {
      if (marks?.startsWith(fence) && text.trim() === marks) fence = undefined;
      return 0;
    }
    fence = marks;
    return /^(#{1,6})\s/.exec(text)?.[1]?.length ?? 0;
  });
  const highest = Math.min(...headings.filter((depth) => depth > 0), 6);
  return lines.map((line, index) => {
    const depth = headings[index] ?? 0;
    if (depth === 0) return line;
    return {
      ...line,
      text: `${'#'.repeat(Math.min(6, depth - highest + 3))}${line.text.slice(depth)}`,
    };
  });
}

function lessonOf(
  uid: string,
  title: string,
  explanation: string,
  front: Readonly<Record<string, unknown>>,
): string {
  const macros = macrosOf(front['math']);
  const packages = [
    ...new Set(
      [...explanation.matchAll(/^\s*(?:import|from)\s+(numpy|pandas|matplotlib)\b/gm)].map(
        ([, found]) => found,
      ),
    ),
  ];
  return `---
uid: ${uid}
title: ${JSON.stringify(title.replaceAll(/[`*_$]/g, ''))}
summary: What one can do after this lesson, in one sentence.
prerequisites: []
minutes: ${Math.min(120, Math.max(1, readingMinutes(explanation)))}
skills:
  ${uid}-basics: What the questions test
${packages.length > 0 ? `packages: [${packages.join(', ')}]\n` : ''}${macros === '' ? '' : `macros: ${macros}\n`}---

## Explanation

${explanation}
## Worked example

<!-- One problem, thought through aloud. -->

## Exercises

<!-- The questions of the first study: see the lesson format. -->

## Review

<!-- The three or four lines worth remembering, and the questions for later reviews. -->
`;
}

/** MyST's macros, `"\\R": "\\mathbb{R}"` or `{ macro: … }`. */
function macrosOf(math: unknown): string {
  if (typeof math !== 'object' || math === null) return '';
  const macros = Object.entries(math).flatMap(([name, value]: [string, unknown]) => {
    const body =
      typeof value === 'object' && value !== null && 'macro' in value ? value.macro : value;
    return typeof body === 'string' && /^\\[A-Za-z]+$/.test(name) ? [[name, body] as const] : [];
  });
  return macros.length === 0 ? '' : JSON.stringify(Object.fromEntries(macros));
}
