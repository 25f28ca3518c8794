import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { bundlePage } from './bundled.ts';
import type { Input, Times } from './page.ts';

/** Bundles the page for production, opens it in Chromium and measures `samples` times after one that warms up. */
export async function inChromium(input: Input, samples: number): Promise<readonly Times[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await bundlePage(outDir);
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>bench</title><body></body>');
    await page.addScriptTag({ path: join(outDir, 'page.js') });
    const times: Times[] = [];
    for (let sample = 0; sample <= samples; sample += 1) {
      times.push(await page.evaluate((given) => globalThis.measureOnce(given), input));
    }
    return times.slice(1);
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
}
