import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodePython } from '../node/node-python.ts';
import type { NodePython } from '../node/python-from.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const expected: unknown = JSON.parse(read('expected.json'));
const snippets = read('snippets.py').split('# %% ').slice(1);

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);
afterAll(() => python.close());

it(`${snippets.length} snippets of the tutorial's topics print what CPython prints`, async () => {
  const printed = [];
  for (const snippet of snippets) {
    const name = snippet.slice(0, snippet.indexOf('\n')).trim();
    const { stdout, error } = await python.run(snippet.slice(snippet.indexOf('\n') + 1));
    printed.push({ name, stdout: stdout + (error?.text ?? '') });
  }
  expect(printed).toEqual(expected);
}, 120_000);
