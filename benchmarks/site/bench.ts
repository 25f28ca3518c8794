/** `pnpm bench site`: the built public pages against the promises of their issue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { buildSiteIfStale, siteDir } from '../../scripts/site-build.ts';
import { firstView, textWithoutScript } from './first-view.ts';
import { lighthouse } from './lighthouse.ts';
import { serveSite } from './static-site.ts';

interface Row {
  readonly case: string;
  readonly ratio: number;
  readonly against: string;
  readonly spread: number;
  readonly [figure: string]: string | number;
}

const pages = [
  '/',
  '/blog',
  '/blog/why-interleaving-works',
  '/learn/paths/essential-linear-algebra-for-ml',
  '/subscribe',
];
const samples = 5;

/** Gzipped bytes of every script that the page names for its first load. */
function firstLoadBytes(path: string): number {
  const html = readFileSync(join(siteDir, path, 'index.html'), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/modulepreload" href="([^"]+)"/gu)].map((match) => match[1] ?? ''),
  );
  return [...scripts].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(siteDir, file)), { level: 9 }).length,
    0,
  );
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const spreadOf = (values: readonly number[]) =>
  (at(values, 0.75) - at(values, 0.25)) / at(values, 0.5);

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  await buildSiteIfStale();
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const rows: Row[] = [];
  try {
    for (const path of pages) {
      const views = [];
      for (let sample = 0; sample < samples; sample += 1)
        views.push(await firstView(browser, site.url + path));
      const paints = views.map(({ firstPaint }) => firstPaint);
      const paint = at(paints, 0.5);
      rows.push({
        case: path,
        ratio: paint / 800,
        against: 'first paint of 800 ms',
        spread: spreadOf(paints),
        'paint ms': paint,
        'js kB gz': firstLoadBytes(path) / 1000,
        'layout shift': Math.max(...views.map(({ layoutShift }) => layoutShift)),
        complaints: views.flatMap(({ complaints }) => complaints).length,
        'characters without script': await textWithoutScript(browser, site.url + path),
      });
    }
    for (const path of pages) {
      const { performance, ...others } = await lighthouse(site.url + path);
      rows.push({
        case: `Lighthouse ${path}`,
        ratio: performance / 95,
        against: 'performance of 95',
        spread: 0,
        performance,
        ...others,
      });
    }
  } finally {
    await browser.close();
    site.close();
  }
  return { rows };
}
