import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleLesson } from '../example/example-lesson.ts';
import { run } from './run.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes a lesson that checks without an error', async () => {
  expect((await run(['new', 'la-adding', folder])).code).toBe(0);
  const checked = await run(['check', folder]);
  expect(checked).toEqual({ code: 0, output: '1 lessons, 0 errors, 0 warnings.' });
});

it('does not write over a lesson', async () => {
  await run(['new', 'la-adding', folder]);
  const before = readFileSync(join(folder, 'la-adding.md'), 'utf8');
  expect((await run(['new', 'la-adding', folder])).code).toBe(2);
  expect(readFileSync(join(folder, 'la-adding.md'), 'utf8')).toBe(before);
});

it('names a mistake by file, line and column, and exits with 1', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson.replace(':::gotcha', ':::gotch'));
  const { code, output } = await run(['check', folder]);
  expect(code).toBe(1);
  expect(output).toMatch(
    /example-lesson\.md:\d+:1 {2}error {2}There is no block ":::gotch"\. Did you mean "gotcha"\?/,
  );
});

it('gives the same as JSON', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson.replace(':::gotcha', ':::gotch'));
  const { messages, errors } = JSON.parse((await run(['check', '--json', folder])).output) as {
    messages: { rule: string }[];
    errors: number;
  };
  expect(errors).toBe(1);
  expect(messages.map(({ rule }) => rule)).toEqual(['unknown-block']);
});

it('says the same of many lessons on all cores as on one', async () => {
  for (let i = 0; i < 30; i++) {
    const uid = `la-adding-${i}`;
    await run(['new', uid, folder]);
    if (i % 7 !== 0) continue;
    const file = join(folder, `${uid}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(':::hint', ':::hnit'));
  }
  const worker = new URL('main.ts', import.meta.url);
  const checked = await run(['check', folder], worker);
  expect(checked.output).toMatch(/30 lessons, 5 errors/);
  expect(checked).toEqual(await run(['check', folder]));
});

it('reports figures of each lesson', async () => {
  writeFileSync(join(folder, 'example-lesson.md'), exampleLesson);
  const report = JSON.parse((await run(['report', '--json', folder])).output) as {
    lessons: unknown[];
  };
  expect(report.lessons).toEqual([
    {
      lesson: 'example-lesson',
      minutes: 10,
      exercises: 3,
      reviews: 1,
      templates: 1,
      widgets: 1,
      errors: 0,
      warnings: 0,
    },
  ]);
});

it.each([
  [[]],
  [['chekc', '.']],
  [['check']],
  [['check', '/nowhere/at/all']],
  [['new', 'Not A Uid']],
])('explains itself when the command is %j', async (args) => {
  expect((await run(args)).code).toBe(2);
});
