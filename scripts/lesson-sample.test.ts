import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { widgetSchemas } from '../packages/widgets/src/schemas.ts';
import { kindsOf, playedKindsOf, sampleOf } from './lesson-sample.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lessons = globSync('content/*/*/*.md', { cwd: root }).filter((file) =>
  read(file).startsWith('---\nuid:'),
);

it('has every kind of block, question and widget that any lesson has', () => {
  const all = new Set(lessons.flatMap((file) => [...kindsOf(read(file))]));
  const sample = sampleOf(lessons, read);
  expect(new Set(sample.flatMap((file) => [...kindsOf(read(file))]))).toEqual(all);
  expect(sample.length).toBeLessThan(lessons.length / 5);
});

it('is smaller where only what learners answer and use counts', () => {
  const all = new Set(lessons.flatMap((file) => [...playedKindsOf(read(file))]));
  const sample = sampleOf(lessons, read, playedKindsOf);
  expect(new Set(sample.flatMap((file) => [...playedKindsOf(read(file))]))).toEqual(all);
  expect(sample.length).toBeLessThan(sampleOf(lessons, read).length);
});

it('tells kinds of a lesson apart', () => {
  const [widget] = widgetSchemas;
  expect(
    kindsOf(
      [
        `::widget{name="${widget?.name}" a="1"}`,
        ':::gotcha[Mind]',
        '::::question{#q type="numeric"}',
        '```python run',
        '| a |',
      ].join('\n'),
    ),
  ).toEqual(
    new Set([
      `widget "${widget?.name}"`,
      'gotcha',
      'question',
      'type="numeric"',
      '```python run',
      '|',
    ]),
  );
});
