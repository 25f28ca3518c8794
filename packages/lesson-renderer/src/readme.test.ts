import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LemmaLessonElement } from './element/lemma-lesson-element.tsx';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Names that a source says in this form. */
const named = (source: string, form: RegExp) =>
  [...source.matchAll(form)].map(([, name]) => name ?? '');

it.each([
  ['attribute of the element', [...LemmaLessonElement.observedAttributes]],
  ['event', named(read('events/lesson-event.ts'), /type: '([\w-]+)'/g)],
  ['problem of loading', named(read('format/lesson-load-error.ts'), /\| '([\w-]+)'/g)],
  ['prop of a host', named(read('host/lesson-provider.tsx'), /^ {2}readonly (\w+)\?:/gm)],
  ['prop of the surface', named(read('lesson/lesson-surface.tsx'), /^ {2}readonly (\w+)\?:/gm)],
  ['prop of a question', named(read('question/question.tsx'), /^ {2}readonly (\w+)\??:/gm)],
  ['option of the compiler', named(read('format/compile-options.ts'), /^ {2}readonly (\w+)\?:/gm)],
  ['custom property', named(read('styles/tokens.css'), /var\((--lemma-[\w-]+)/g)],
  ['content rule', named(read('compile/lint-lesson.ts'), /rules\/([\w-]+)\.ts/g)],
])('names every %s', (_what, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !new RegExp(`\`[^\`]*${name}\\b`).test(readme))).toEqual([]);
});
