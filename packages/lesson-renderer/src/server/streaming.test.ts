import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import { inOrder, StreamedLessons, takeOver } from '../example/streamed-lessons.tsx';

const front = (uid: string) =>
  `---\nuid: ${uid}\ntitle: ${uid}\nsummary: s\nminutes: 5\nskills: { a: A }\n---\n\n`;
const body = `:::theorem[Of $x^2$]{#thm}
Text with $x^2$.[^1]
:::

[^1]: A note with $y$.

:::detail[Folded]{#more}
Words in it.
:::

::widget{name="counter" start="3"}

\`\`\`graph
x: [-3, 3]
points: { P: { at: [1, 1], drag: true } }
\`\`\`

::::question{#q type="multiple-choice" skill="a"}
Which?

- [x] one
- [ ] two

  > No.

:::steps
So.
:::
::::
`;
const space = '\n\nA line of words.'.repeat(120);

function compiled(markdown: string): LearnerLesson {
  const { lesson, messages } = compileLesson(markdown, {
    fragment: true,
    knownLessons: ['x-first', 'x-second'],
  });
  expect(messages).toEqual([]);
  if (!lesson) throw new Error('The lesson does not compile.');
  return toLearnerLesson(lesson, { seed: 1 });
}

const first = compiled(
  `${front('x-first')}By [the theorem](x-second#thm), [](x-second#more) and [](#thm).\n\n${body}`,
);
const second = compiled(`${front('x-second')}Back to [](x-first).${space}\n\n${body}`);
const lessons = { 'x-first': first, 'x-second': second };

const outDir = mkdtempSync(join(tmpdir(), 'lemma-streaming-'));
let server: Server;
let browser: Browser;
let origin: string;
/** Lets the second lesson of the page that was asked for last go. */
let release: (lesson: LearnerLesson) => void;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    // React's development build names each attribute that differs.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['@lemma/source', 'module', 'browser', 'development'] },
    build: {
      outDir,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../example/streamed-lessons.tsx'),
        formats: ['iife'],
        name: 'streamed',
        fileName: () => 'page.js',
      },
      rolldownOptions: {
        output: { footer: `streamed.${takeOver.name}();` },
      },
    },
  });
  const script = readFileSync(join(outDir, 'page.js'));
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    const asked = Object.values(lessons).find(({ uid }) => path === `/${uid}.json`);
    if (path === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else if (asked) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(asked));
    } else if (path.startsWith('/learn/')) {
      const late = new Promise<LearnerLesson>((resolve) => {
        release = resolve;
      });
      const [early, later] = inOrder(path);
      const page = createElement(StreamedLessons, {
        lessons: [
          [early, Promise.resolve(lessons[early])],
          [later, late],
        ],
      });
      const { pipe } = renderToPipeableStream(page, {
        bootstrapScripts: ['/page.js'],
        onShellReady: () => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          pipe(response);
        },
      });
    } else {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(outDir, { recursive: true });
});

/** A page on the way, and what it complains of. */
async function opened(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  return { page, complaints };
}

const lessonOf = (page: Page, uid: string) => page.getByRole('main', { name: uid });

it('is taken over lesson by lesson, as they come, without a mismatch', async () => {
  const { page, complaints } = await opened('/learn/lessons/x-first/reference');
  const early = lessonOf(page, 'x-first');
  // The first is live, its graph and widget too, while the second has not been sent.
  await early.getByRole('button', { name: 'Move P' }).press('ArrowRight');
  await early.getByText('Count to 4').click();
  await early.getByRole('radio').first().check();
  expect(await page.getByText('x-second is on its way').count()).toBe(1);

  release(second);
  const late = lessonOf(page, 'x-second');
  await late.getByRole('button', { name: 'Move P' }).press('ArrowRight');
  await late.getByRole('radio').first().check();
  expect(await page.getByText('x-second is on its way').count()).toBe(0);
  // What the learner did before stays.
  expect(await early.getByRole('radio').first().isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

it('leads from lesson to lesson by uid, to the very theorem', async () => {
  const { page, complaints } = await opened('/learn/lessons/x-first/reference');
  release(second);
  await lessonOf(page, 'x-second').getByRole('button', { name: 'Move P' }).waitFor();
  const link = page.getByRole('link', { name: 'the theorem' });
  expect(await link.getAttribute('href')).toBe('/learn/lessons/x-second/reference#x-second--thm');
  await link.click();
  await page.waitForURL('**/x-second/reference#x-second--thm', { waitUntil: 'commit' });
  const theorem = lessonOf(page, 'x-second').getByRole('group', { name: /^Theorem 1/ });
  await theorem.waitFor();
  // A browser goes to the place that an address names once the whole page has come.
  release(first);
  await expect
    .poll(() => theorem.evaluate((node) => Math.abs(node.getBoundingClientRect().top) < 400))
    .toBe(true);
  expect(await theorem.evaluate((node) => node.matches(':target'))).toBe(true);
  await page.getByRole('link', { name: 'x-first' }).click();
  await page.waitForURL('**/x-first/reference', { waitUntil: 'commit' });
  release(second);
  await page.waitForLoadState();
  expect(complaints).toEqual([]);
  await page.close();
});

it('complains of a lesson that is not the one that was sent: the tests above are not deaf', async () => {
  const { page, complaints } = await opened('/learn/lessons/x-first/reference');
  release({ ...second, title: 'Another' });
  await lessonOf(page, 'x-second').getByRole('button', { name: 'Move P' }).waitFor();
  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
  await page.close();
});
