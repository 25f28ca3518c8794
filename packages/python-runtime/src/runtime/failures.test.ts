import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { startPlainSite } from '../plain-page/plain-page.fixture.ts';
import type { PlainSite } from '../plain-page/plain-page.fixture.ts';
import type { PythonOptions } from './options.ts';
import type { PythonRuntime } from './python-runtime.ts';

let site: PlainSite;
beforeAll(async () => {
  site = await startPlainSite();
}, 60_000);
afterAll(() => site.close());

interface PageWithPython {
  createPythonRuntime: (options: PythonOptions) => PythonRuntime;
  python: PythonRuntime;
}

/** Opens a page with one runtime; what was thrown or printed comes back as text. */
async function pageWithPython(options: PythonOptions = {}) {
  const { page, context } = await site.open('/blank');
  await page.evaluate((given) => {
    const scope = window as unknown as PageWithPython;
    scope.python = scope.createPythonRuntime({ spare: false, ...given });
  }, options);
  return { page, context };
}

const run = (page: Page, code: string) =>
  page.evaluate(async (text) => {
    const { python } = window as unknown as PageWithPython;
    try {
      const { stdout, status, notice, error } = await python.run(text, { ns: 'page' });
      return { stdout, status, notice, error: error?.message };
    } catch (error) {
      return { refused: String(error) };
    }
  }, code);

const hello = 'print("hello")';
const said = { status: 'ok', stdout: 'hello\n' };

describe('a page on which Python cannot start', () => {
  it('says so when one of its files is missing, and starts on the next try', async () => {
    for (const name of ['worker.js', 'pyodide.asm.wasm', 'pyodide.asm.mjs', 'pyodide-lock.json']) {
      const { page, context } = await pageWithPython();
      await page.route(`**/${name}`, (route) => route.fulfill({ status: 404 }));
      const { refused } = await run(page, hello);
      expect({ name, refused }).toMatchObject({
        refused: expect.stringMatching(/Python could not start: .*try again/),
      });
      await page.unroute(`**/${name}`);
      expect(await run(page, hello)).toMatchObject(said);
      await context.close();
    }
  });

  it.for([
    ['is missing', { status: 404 }],
    ['is not what it should be', { body: '<!doctype html><title>Not found</title>' }],
  ] as const)('starts from its files when the snapshot %s', async ([, answer]) => {
    const { page, context } = await pageWithPython();
    await page.route('**/python-snapshot.bin', (route) => route.fulfill(answer));
    expect(await run(page, `import calendar\n${hello}`)).toMatchObject(said);
    await context.close();
  });

  it('says so when the server gives its first page for a list of packages, and starts on the next try', async () => {
    const { page, context } = await pageWithPython();
    const firstPage = { contentType: 'text/html', body: '<!doctype html><title>Site</title>' };
    await page.route('**/pyodide-lock.json', (route) => route.fulfill(firstPage));
    expect((await run(page, hello)).refused).toMatch(
      /pyodide-lock\.json is not the file it should be/u,
    );
    await page.unroute('**/pyodide-lock.json');
    expect(await run(page, hello)).toMatchObject(said);
    await context.close();
  });

  it('says so when its library is missing at an import, and has it on the next try', async () => {
    const { page, context } = await pageWithPython();
    await page.route('**/python-stdlib.zip', (route) => route.fulfill({ status: 404 }));
    expect(await run(page, hello)).toMatchObject(said);
    const lost = await run(page, 'import calendar');
    expect(lost).toMatchObject({ status: 'error' });
    expect(lost.notice).toContain('Check the connection');
    await page.unroute('**/python-stdlib.zip');
    expect(await run(page, `import calendar\n${hello}`)).toMatchObject(said);
    await context.close();
  });

  it('says so when the browser refuses WebAssembly, and starts once it is allowed', async () => {
    const { page, context } = await pageWithPython();
    await page.route('**/frame.html', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("'wasm-unsafe-eval'", '');
      await route.fulfill({ response, body });
    });
    expect((await run(page, hello)).refused).toContain("refused Python's WebAssembly");
    await page.unroute('**/frame.html');
    // The frame that refused it is used no more.
    await page.evaluate(() => {
      (window as unknown as PageWithPython).python.terminate();
    });
    expect(await run(page, hello)).toMatchObject(said);
    await context.close();
  });

  it.for([
    ['is not allowed', { headers: { 'x-frame-options': 'DENY' }, body: '' }],
    ['is missing', { status: 404 }],
  ] as const)('says so when its frame %s, and starts on the next try', async ([, answer]) => {
    const { page, context } = await pageWithPython();
    await page.route('**/frame.html', (route) => route.fulfill(answer));
    expect((await run(page, hello)).refused).toContain('frame-src');
    await page.unroute('**/frame.html');
    expect(await run(page, hello)).toMatchObject(said);
    await context.close();
  });

  it('says so when it is offline, and starts when it is back', async () => {
    const { page, context } = await pageWithPython();
    await page.route('**/python/**', (route) => route.abort('internetdisconnected'));
    expect((await run(page, hello)).refused).toContain('Check the connection and try again');
    await page.unroute('**/python/**');
    expect(await run(page, hello)).toMatchObject(said);
    await context.close();
  });
});

describe('a page on which Python has started', () => {
  it('goes on without a connection', async () => {
    const { page, context } = await pageWithPython();
    await run(page, 'kept = "hello"');
    await context.setOffline(true);
    expect(await run(page, 'print(kept)')).toMatchObject(said);
    await context.close();
  });

  /** A runtime of which the last worker can be killed. */
  async function mortal() {
    const { page, context } = await site.open('/blank');
    // Runs in the sandboxed frame as well, which is made later.
    await page.addInitScript(() => {
      const scope = window as unknown as { killed: Worker };
      const Real = Worker;
      window.Worker = class extends Real {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          scope.killed = this;
        }
      };
    });
    await page.evaluate(() => {
      const scope = window as unknown as PageWithPython;
      scope.python = scope.createPythonRuntime({ spare: false });
    });
    await run(page, '1');
    const kill = () =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => {
          (window as unknown as { killed: Worker }).killed.terminate();
        });
    return { page, context, kill };
  }

  it('keeps the output and runs again when its worker is killed from outside, in a run or at rest', async () => {
    const { page, context, kill } = await mortal();
    const printed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          (window as unknown as PageWithPython).python.on('stdout', () => {
            resolve();
          });
        }),
    );
    const running = run(page, 'print("kept", flush=True)\nwhile True: pass');
    await printed;
    await kill();
    const lost = await running;
    expect(lost).toMatchObject({ status: 'crashed', stdout: 'kept\n' });
    expect(lost.notice).toContain('was started again');
    expect(await run(page, hello)).toMatchObject(said);
    // While it rests, there is no run to end.
    await kill();
    await expect.poll(() => run(page, hello), { timeout: 20_000 }).toMatchObject(said);
    await context.close();
  });
});

describe('a browser without stack switching', () => {
  async function withoutSwitching() {
    const { page, context } = await site.open('/blank');
    const removed = 'delete WebAssembly.Suspending; delete WebAssembly.promising;';
    // The page looks as well, whether a snapshot would be of use.
    await page.addScriptTag({ content: removed });
    await context.route('**/worker.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: removed + (await response.text()) });
    });
    await page.evaluate(() => {
      const scope = window as unknown as PageWithPython;
      scope.python = scope.createPythonRuntime({ spare: false });
    });
    return { page, context };
  }

  it('asks for each line where the program needs it, and runs nothing twice', async () => {
    const { page, context } = await withoutSwitching();
    await page.evaluate(() => {
      const { python } = window as unknown as PageWithPython;
      const lines = ['Ada', 'Zoë 😀 '.repeat(1_000), '', null];
      python.on('input', () => {
        python.answerInput(lines.shift() ?? null);
      });
    });
    const code = `import random
began = random.random()
print("Hello", input("Name? "))
print(len(input()), repr(input()))
try:
    input()
except EOFError:
    print("no more")
began == random.random()`;
    expect(await run(page, code)).toMatchObject({
      status: 'ok',
      stdout: "Name? Hello Ada\n6000 ''\nno more\n",
    });
    await context.close();
  });

  it('stops a program that waits for a line, and asks the next one', async () => {
    const { page, context } = await withoutSwitching();
    await page.evaluate(() => {
      const { python } = window as unknown as PageWithPython;
      const off = python.on('input', () => {
        off();
        void python.stop();
      });
    });
    expect(await run(page, 'kept = 7\ninput()')).toMatchObject({ status: 'interrupted' });
    await page.evaluate(() => {
      const { python } = window as unknown as PageWithPython;
      python.on('input', () => {
        python.answerInput('x');
      });
    });
    expect(await run(page, 'print(kept, input())')).toMatchObject({ stdout: '7 x\n' });
    await context.close();
  });

  it('awaits at the top level and tells what is wrong with a program', async () => {
    const { page, context } = await withoutSwitching();
    const awaiting = 'import asyncio\nawait asyncio.sleep(0)\nprint("hello")';
    expect(await run(page, awaiting)).toMatchObject(said);
    const unfinished = 'import asyncio\nawait asyncio.sleep(';
    expect((await run(page, unfinished)).error).toContain('was never closed');
    await context.close();
  });
});
