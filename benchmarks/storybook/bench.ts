/** What an author waits for: Storybook's build, its first page, an edit of a lesson until the open story shows it, all tests of stories. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { serveFolder } from '../../scripts/static-server.ts';
import { median, type Row, spread } from '../statistics.ts';
import { buildStorybook, root, serveStorybook, testStories } from './storybook.ts';

const patience = { timeout: 180_000 };
const openings = 5;
const edits = 9;

export async function run(): Promise<{ rows: Row[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const built = await buildStorybook(folder);
    const opened = await openFirstPage(browser, folder);
    const shown = await editLesson(browser);
    const tested = await testStories();
    return {
      rows: [
        row('storybook build', [built], 60_000, '60 s'),
        row('its first page read, with an empty cache', opened, 3000, '3 s'),
        row('an edit of a lesson shown in the open story', shown, 300, '300 ms'),
        row('all story tests, at both widths', [tested], 180_000, '180 s'),
      ],
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

function row(name: string, times: readonly number[], allowed: number, against: string): Row {
  const ms = median(times);
  return { case: name, ratio: ms / allowed, against, spread: spread(times), ms, target: '≤ 1' };
}

/** Milliseconds from the address to the heading of the first documentation page, each time with an empty cache. */
async function openFirstPage(browser: Browser, folder: string): Promise<number[]> {
  const server = await serveFolder(folder);
  const times: number[] = [];
  for (let i = 0; i < openings; i += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(server.url, { waitUntil: 'commit' });
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1 }).first().waitFor(patience);
    times.push(performance.now() - began);
    await context.close();
  }
  server.close();
  return times;
}

/** Milliseconds from the written file to the new words on the page. The file is left as it was found, or as its author wrote it meanwhile. */
async function editLesson(browser: Browser): Promise<number[]> {
  const course = 'content/essential-linear-algebra-for-ml/vectors-in-euclidean-space';
  const file = join(root, course, 'la-dot-product.md');
  const text = readFileSync(file, 'utf8');
  const server = await serveStorybook();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const times: number[] = [];
  let written = text;
  try {
    await page.goto(
      `${server.url}/iframe.html?viewMode=story&id=${await storyOf(server.url, 'dot-product')}`,
      patience,
    );
    await page.getByText(/proved by running/u).waitFor(patience);
    for (let i = 0; i <= edits; i += 1) {
      const mark = `Edit number ${i}.`;
      const edited = text.replace('\n## Explanation\n', (head) => `${head}\n${mark}\n`);
      if (readFileSync(file, 'utf8') !== written) throw new Error(`Somebody else edits ${file}.`);
      const began = performance.now();
      writeFileSync(file, edited);
      written = edited;
      await seen(page, mark);
      times.push(performance.now() - began);
      await page.waitForLoadState('networkidle');
    }
  } finally {
    if (readFileSync(file, 'utf8') === written) writeFileSync(file, text);
    await page.close();
    await server.close();
  }
  // The first edit warms the compiler up.
  return times.slice(1);
}

async function seen(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector('.preview-page')?.textContent.includes(words),
    mark,
    { polling: 'raf', ...patience },
  );
}

async function storyOf(url: string, name: string): Promise<string> {
  const index: { readonly entries: Readonly<Record<string, unknown>> } = await (
    await fetch(`${url}/index.json`)
  ).json();
  const id = Object.keys(index.entries).find((key) => key.includes(name) && key.endsWith('--live'));
  if (id === undefined) throw new Error(`Storybook lists no lesson of the name ${name}.`);
  return id;
}
