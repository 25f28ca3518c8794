/** Drawing and panning the knowledge graph at 2,000 lessons, in Chromium, against an empty page and an idle frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { median, quantile, type Row, spread } from '../statistics.ts';

const rounds = 9;
const root = join(import.meta.dirname, '..', '..');

export async function run(): Promise<{ rows: Row[] }> {
  const { script, style } = await bundle();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent(
      '<!doctype html><html lang="en"><style>.graph-box{height:840px}</style><body></body></html>',
    );
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'graphPage' in globalThis);
    return { rows: await measure(page) };
  } finally {
    await browser.close();
  }
}

async function measure(page: Page): Promise<Row[]> {
  const empty: number[] = [];
  const full: number[] = [];
  const layouts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await page.evaluate(async () => globalThis.graphPage.mount(true)));
    full.push(await page.evaluate(async () => globalThis.graphPage.mount(false)));
    layouts.push(await page.evaluate(() => globalThis.graphPage.layOut()));
  }
  const idle = await page.evaluate(async () => globalThis.graphPage.idle(120));
  const near = await pan(page, 1);
  const far = await pan(page, 0.35);
  return [
    {
      case: 'mount 2,000 lessons',
      ratio: median(full) / median(empty),
      against: 'mount an empty page',
      spread: spread(full),
      extraMs: median(full) - median(empty),
      budgetMs: 150,
    },
    panRow('pan, 95th percentile of frames', near, idle),
    panRow('pan the overview, 95th percentile of frames', far, idle),
    {
      case: 'lay out 2,000 lessons',
      ratio: median(layouts) / median(full),
      against: 'mounting them',
      spread: spread(layouts),
      ms: median(layouts),
    },
  ];
}

/** Milliseconds between the frames of a pan across a freshly drawn graph. */
async function pan(page: Page, scale: number): Promise<number[]> {
  return page.evaluate(async (at) => {
    await globalThis.graphPage.mount(false, at);
    return globalThis.graphPage.pan(180);
  }, scale);
}

function panRow(name: string, gaps: readonly number[], idle: readonly number[]): Row {
  const p95 = quantile(gaps, 0.95);
  return {
    case: name,
    ratio: p95 / quantile(idle, 0.95),
    against: 'the same of frames in which nothing happens',
    spread: spread(gaps),
    p95Ms: p95,
    budgetMs: 33,
  };
}

async function bundle(): Promise<{ script: string; style: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@lemma/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page.tsx'), formats: ['es'], fileName: 'page' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((file) => file.type === 'chunk' && file.isEntry);
  const sheet = join(root, 'apps/platform/src/learn/graph/graph.css');
  if (script?.type !== 'chunk') throw new Error('The page of the graph bench did not build.');
  return { script: script.code, style: readFileSync(sheet, 'utf8') };
}
