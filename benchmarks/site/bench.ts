/** `pnpm bench site`: the built public pages against the promises of their issue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { buildSiteIfStale, siteDir } from '../../scripts/site-build.ts';
import { median, type Row, spread } from '../statistics.ts';
import { firstView, textWithoutScript } from './first-view.ts';
import { lighthouse, type Scores } from './lighthouse.ts';
import { type FirstLoad, keepResults } from './results.ts';
import { serveSite } from './static-site.ts';

const pages = [
  '/',
  '/blog',
  '/blog/why-interleaving-works',
  '/learn/paths/essential-linear-algebra-for-ml',
  '/subscribe',
  '/learn/diagnostic',
  '/docs',
  '/docs/format/questions',
];
const samples = 3;

/** Gzipped bytes of scripts of the site, each once. */
const bytesOf = (scripts: Iterable<string>): number =>
  [...new Set(scripts)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(siteDir, file)), { level: 9 }).length,
    0,
  );

/** Gzipped bytes of every script that the page names for its first load. */
function firstLoadBytes(path: string): number {
  const html = readFileSync(join(siteDir, path, 'index.html'), 'utf8');
  const scripts = /data-start="([^"]+)"/u.exec(html)?.[1]?.split(' ');
  if (!scripts) throw new Error(`${path} names no code to start with.`);
  return bytesOf(scripts);
}

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  await buildSiteIfStale();
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const rows: Row[] = [];
  const loads: FirstLoad[] = [];
  const scores: (Scores & { readonly path: string })[] = [];
  try {
    for (const path of pages) {
      const views = [];
      for (let sample = 0; sample < samples; sample += 1)
        views.push(await firstView(browser, site.url + path));
      const paints = views.map(({ firstPaint }) => firstPaint);
      const load: FirstLoad = {
        path,
        paint: median(paints),
        quickest: Math.min(...paints),
        layoutShift: Math.max(...views.map(({ layoutShift }) => layoutShift)),
        scriptKilobytes: firstLoadBytes(path) / 1000,
        scriptKilobytesInAll: bytesOf(views.flatMap(({ scripts }) => scripts)) / 1000,
        complaints: views.flatMap(({ complaints }) => complaints).length,
        textWithoutScript: await textWithoutScript(browser, site.url + path),
      };
      loads.push(load);
      const { path: _name, ...figures } = load;
      rows.push({
        case: path,
        ratio: load.paint / 800,
        against: 'first paint of 800 ms',
        spread: spread(paints),
        ...figures,
      });
    }
    for (const path of pages) {
      const score = await lighthouse(site.url + path);
      scores.push({ path, ...score });
      const { metrics, ...points } = score;
      rows.push({
        case: `Lighthouse ${path}`,
        ratio: score.performance / 98,
        against: 'performance of 98',
        spread: 0,
        ...points,
        'blocking time, ms': metrics['total-blocking-time'].value,
      });
    }
    keepResults(loads, scores);
  } finally {
    await browser.close();
    site.close();
  }
  return { rows };
}
