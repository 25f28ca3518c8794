import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { bundlePage } from './bundled.ts';
import type { Input, Times } from './page.ts';

// Frames come as soon as they are ready: waiting for a screen's next refresh would hide the differences.
const args = [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Bundles the page for production, opens it in Chromium and measures `samples` times after one that warms up. */
export async function inChromium(input: Input, samples: number): Promise<readonly Times[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    await bundlePage(outDir);
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>bench</title><body></body>');
    for (const file of globSync('*.css', { cwd: outDir }))
      await page.addStyleTag({ path: join(outDir, file) });
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
