import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { startPlainSite } from '../plain-page/plain-page.fixture.ts';
import type { PlainSite } from '../plain-page/plain-page.fixture.ts';
import { compiledModule, wheelFolder } from '../plain-page/wheels.ts';
import type { PythonOptions } from './options.ts';
import type { PythonRuntime } from './python-runtime.ts';

const files = wheelFolder([
  {
    name: 'greetings',
    source: 'import words\ndef hello(): return words.HELLO',
    depends: ['words'],
  },
  { name: 'words', source: 'HELLO = "hello"', depends: [] },
  { name: 'edit_distance', source: compiledModule('edit_distance'), depends: [] },
  { name: 'altered', source: 'HELLO = "hello"', depends: [] },
  { name: 'missing', source: '', depends: [] },
  // Under a name that the runtime knows: its import takes longer than a case may.
  { name: 'networkx', source: 'import time\ntime.sleep(1.5)\nvalue = 7', depends: [] },
]);

interface PageWithPython {
  createPythonRuntime: (options: PythonOptions) => PythonRuntime;
  python: PythonRuntime;
  told: string[];
}

let site: PlainSite;
let page: Page;
beforeAll(async () => {
  site = await startPlainSite();
  const opened = await site.open('/blank');
  page = opened.page;
  await opened.context.route('**/wheels/**', (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    const file = files.get(name);
    if (!file || name.startsWith('missing')) return route.fulfill({ status: 404 });
    const body = name.startsWith('altered') ? Buffer.from(file.map((byte) => byte ^ 1)) : file;
    return route.fulfill({ body });
  });
  await page.evaluate(() => {
    const scope = window as unknown as PageWithPython;
    scope.python = scope.createPythonRuntime({ spare: false, packageBaseUrl: '/wheels/' });
    scope.told = [];
    scope.python.on('packages', ({ message }) => scope.told.push(message));
  });
}, 120_000);
afterAll(() => site.close());

const run = (code: string) =>
  page.evaluate(async (text) => {
    const { python, told } = window as unknown as PageWithPython;
    told.length = 0;
    const { stdout, notice, error, stderr } = await python.run(text);
    return { stdout, stderr, notice, error: error?.type, told };
  }, code);

it('an import is found, loaded with what it needs, told of, and cannot reach the network', async () => {
  const result = await run('import greetings\nprint(greetings.hello())');
  expect(result).toMatchObject({ stdout: 'hello\n', error: undefined });
  expect(result.told.join(' ')).toMatch(/Loading.*greetings.*words/);
  expect((await run('import js')).error).toBe('ModuleNotFoundError');
});

it('what a module of the program imports is loaded, too', async () => {
  await page.evaluate(() => (window as unknown as PageWithPython).python.restart());
  const result = await run('import mine\n-- mine.py --\nimport words\nprint(words.HELLO)');
  expect(result).toMatchObject({ stdout: 'hello\n', error: undefined });
});

it('a compiled module is loaded, called, and raises errors of Python', async () => {
  const result = await run(`from edit_distance import distance
print(distance('kitten', 'sitting'), distance('naïve', 'naive'))
try:
    distance('a' * 10_001, '')
except ValueError as error:
    print(error)`);
  expect(result).toMatchObject({
    stdout: '3 1\ntexts of more than 10,000 letters would take too long\n',
    error: undefined,
  });
  expect(result.told.join(' ')).toMatch(/Loading edit_distance/);
});

it.for(['altered', 'missing'])(
  'a wheel that is %s is a message, and the next program runs',
  async (name) => {
    const result = await run(`import ${name}`);
    expect(result.error).toBe('ModuleNotFoundError');
    expect(result.notice).toContain('could not be loaded. Check the connection');
    expect(result.stderr).toBe('');
    expect(result.told.join(' ')).toContain(`while loading ${name}`);
    expect(await run('print(1)')).toMatchObject({ stdout: '1\n', stderr: '' });
  },
);

it('a case spends none of its time on the import of a package', async () => {
  const result = await page.evaluate(() =>
    (window as unknown as PageWithPython).python.grade({
      code: 'import networkx',
      cases: [{ name: 'value', call: 'networkx.value', expect: '7', hidden: false }],
      rules: [],
      caseTimeoutMs: 700,
    }),
  );
  expect(result.results).toMatchObject([{ passed: true }]);
});

it('a package that the folder does not have is a message', async () => {
  const result = await run('import pandas');
  expect(result).toMatchObject({ error: 'ModuleNotFoundError' });
  expect(result.notice).toContain('This page has no copy of the package');
  expect((await run('import pandsa')).notice).toContain('Check its spelling');
});

it.for([
  ['is not there', { status: 404 }],
  ['lists nothing', { body: '{}' }],
  ['is no list', { body: '<!doctype html>' }],
] as const)('where the list of packages %s, Python starts without packages', async ([, answer]) => {
  const { page: other, context } = await site.open('/blank');
  await context.route('**/wheels/**', (route) => route.fulfill(answer));
  const result = await other.evaluate(async () => {
    const scope = window as unknown as PageWithPython;
    const python = scope.createPythonRuntime({ spare: false, packageBaseUrl: '/wheels/' });
    const { stdout } = await python.run('print(1)');
    const { notice } = await python.run('import numpy');
    return { stdout, notice };
  });
  expect(result.stdout).toBe('1\n');
  expect(result.notice).toContain('This page has no copy of the package');
  await context.close();
});

it('of the package folder the page fetches for a worker only what the list has', async () => {
  const { page: other, context } = await site.open('/blank');
  const folder = new URL('/wheels/', other.url()).href;
  const listed = [...files.keys()].find((name) => name.startsWith('words')) ?? '';
  const asked: string[] = [];
  await context.route('**/wheels/**', (route) => {
    const url = route.request().url();
    asked.push(url.replace(folder, ''));
    const file = files.get(url.split('/').at(-1) ?? '');
    return file ? route.fulfill({ body: file }) : route.fulfill({ status: 404 });
  });
  // As if a program had got at the worker's port.
  const forged = [listed, `${listed}?secret`, 'secret.json'].map((name) => folder + name);
  const forging = `self.addEventListener('message', ({ ports: [port] }) => {
    port?.addEventListener('message', ({ data }) => {
      if (data.type !== 'lock') return;
      for (const url of ${JSON.stringify(forged)}) port.postMessage({ type: 'want', url, waits: false });
    });
  });`;
  await context.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: forging + (await response.text()) });
  });
  await other.evaluate(async () => {
    const scope = window as unknown as PageWithPython;
    const python = scope.createPythonRuntime({ spare: false, packageBaseUrl: '/wheels/' });
    await python.run('1');
  });
  expect(asked.toSorted()).toEqual(['pyodide-lock.json', listed].toSorted());
  await context.close();
});
