import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { command } from '../../scripts/packing/command.ts';
import { appFolder } from './app-server.ts';

const grades = z.array(
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('graded'), result: z.object({ passed: z.boolean() }) }),
    z.object({ state: z.literal('not-run'), why: z.string() }),
  ]),
);

test('a server grades in the sandbox of the packed package, or says that it did not run', async () => {
  const { ok, output } = await command(process.execPath, ['grade.js'], appFolder('grader'));
  expect(ok, output).toBe(true);
  const found = grades.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  const [lacking] = found.flatMap((grade) => (grade.state === 'not-run' ? [grade.why] : []));
  if (lacking !== undefined) {
    // A machine without bubblewrap: nothing is known of the sandbox then, and nothing is counted as graded.
    expect(found.map(({ state }) => state)).toEqual(['not-run', 'not-run']);
    process.stdout.write(`not run: ${lacking}\n`);
    return;
  }
  expect(found).toMatchObject([{ result: { passed: true } }, { result: { passed: false } }]);
});
