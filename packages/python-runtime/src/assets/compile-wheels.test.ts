import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../node/index.ts';
import { wheelFolder } from '../plain-page/wheels.ts';
import { fetchWheels } from './fetch-wheels.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'wheels-'));
const from = folder();
const target = folder();
const names = ['greetings', 'words', 'broken'];
let python: NodePython;

beforeAll(async () => {
  const packages = [
    {
      name: 'greetings',
      source: 'import words\ndef hello(): return words.HELLO\ndef fail(): return 1 / 0',
      depends: ['words'],
    },
    { name: 'words', source: '"""Words."""\nHELLO = "hello"', depends: [] },
    { name: 'broken', source: 'print "two"', depends: [] },
  ];
  for (const [name, content] of wheelFolder(packages)) writeFileSync(join(from, name), content);
  await fetchWheels(target, names, from);
  python = await createNodePython({ packages: target });
}, 60_000);
afterAll(async () => {
  await python.close();
  for (const each of [from, target]) rmSync(each, { recursive: true });
});

const compiled = 'greetings-1.0-1bytecode-py3-none-any.whl';

it('imports what was compiled, with its docstrings, and without its source', async () => {
  const code = `import greetings, words, os
print(greetings.hello(), words.__doc__, os.path.basename(greetings.__file__))
print(os.path.exists(greetings.__file__.removesuffix("c")))`;
  expect((await python.run(code)).stdout).toBe('hello Words. greetings.pyc\nFalse\n');
});

it('keeps the library’s lines out of a learner’s traceback', async () => {
  const { error } = await python.run('import greetings\n\ngreetings.fail()');
  expect(error).toMatchObject({ type: 'ZeroDivisionError', frames: [{ line: 3 }] });
});

it('leaves what does not compile as it is, to fail where it is imported', async () => {
  const { error } = await python.run('import broken');
  expect(error?.type).toBe('SyntaxError');
});

it('compiles once, and again what is gone, altered or another wheel', async () => {
  const path = join(target, compiled);
  const before = statSync(path).mtimeMs;
  await fetchWheels(target, names, from);
  expect(statSync(path).mtimeMs).toBe(before);
  const bytes = readFileSync(path);
  writeFileSync(path, 'cut off');
  await fetchWheels(target, names, from);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  writeFileSync(join(target, 'compiled.json'), '{"greetings":');
  await fetchWheels(target, names, from);
  expect(readFileSync(path).equals(bytes)).toBe(true);
}, 60_000);

it('names the compiled wheels in the lock file, and leaves nothing else behind', () => {
  const { packages } = JSON.parse(readFileSync(join(target, 'pyodide-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, object>>;
  };
  expect(packages['greetings']).toMatchObject({
    file_name: compiled,
    // For a page that read the lock file before.
    source: { file_name: 'greetings-1.0-py3-none-any.whl' },
  });
  expect(existsSync(join(target, 'greetings-1.0-py3-none-any.whl'))).toBe(true);
  expect(readdirSync(target)).toHaveLength(2 * names.length + 2);
});
