import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LearnerLesson } from '@lemma/lesson-renderer/compile';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { bundlePage } from './bundled.ts';
import type { Input, Times } from './page.ts';

// Frames come as soon as they are ready: waiting for a screen's next refresh would hide the differences.
const args = [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Bundles the page for production, opens it in Chromium and measures `samples` times after one that warms up. */
export function inChromium(input: Input, samples: number): Promise<readonly Times[]> {
  return onPage(async (page) => {
    const times: Times[] = [];
    for (let sample = 0; sample <= samples; sample += 1) {
      times.push(await page.evaluate((given) => globalThis.measureOnce(given), input));
    }
    return times.slice(1);
  });
}

/** Megabytes of the page's process, all memory that is its own, with these lessons on one page, opened at the first. Linux only. */
export function memoryOf(lessons: readonly LearnerLesson[]): Promise<number> {
  return onPage(async (page, browser) => {
    await page.evaluate((given) => globalThis.showAll(given), lessons);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const processes = await (
      await browser.newBrowserCDPSession()
    ).send('SystemInfo.getProcessInfo');
    const sizes = processes.processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => privateMegabytes(id));
    return Math.max(...sizes);
  });
}

function privateMegabytes(process: number): number {
  const rollup = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
  const kilobytes = [...rollup.matchAll(/^Private_\w+: +(\d+) kB/gm)].map(([, size]) =>
    Number(size),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function onPage<T>(work: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    await bundlePage(outDir);
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>bench</title><body></body>');
    for (const file of globSync('*.css', { cwd: outDir }))
      await page.addStyleTag({ path: join(outDir, file) });
    await page.addScriptTag({ path: join(outDir, 'page.js') });
    return await work(page, browser);
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
}
