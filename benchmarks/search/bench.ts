/** The search of the built site in Chromium with its processor slowed to a quarter: the work of each key, to the frame that shows its results. */
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { AnswerBook } from '../../e2e/answer-book.ts';
import { House } from '../../e2e/house.ts';
import { Learner } from '../../e2e/learner.ts';
import { buildSiteIfStale } from '../../scripts/site-build.ts';
import { median, quantile, type Row, spread } from '../statistics.ts';

const queries = ['matrix product', 'elimnation', 'while loop', 'pivot', 'list comprehension'];
const rounds = 5;

export async function run(): Promise<{ rows: Row[] }> {
  await buildSiteIfStale();
  const house = await House.open();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(120_000);
    const learner = new Learner(page, house, new AnswerBook());
    await learner.begin('bench-search@example.org', 'Essential linear algebra for ML');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('searchbox');
    await field.fill('vector');
    await page.getByRole('region', { name: 'Lessons' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const keys: number[] = [];
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const query of queries) {
        await field.fill('');
        for (const letter of query) {
          idle.push(await workOf(page, ''));
          keys.push(await workOf(page, letter));
        }
      }
    const ratio = median(keys) / median(idle);
    return {
      rows: [
        {
          case: 'a key in the search, 4 × slower processor',
          ratio,
          against: 'the same without a key',
          spread: spread(keys),
          target: '30 ms',
          ms: median(keys),
          p95_ms: quantile(keys, 0.95),
        },
      ],
    };
  } finally {
    await browser.close();
    await house.close();
  }
}

/** Milliseconds from a letter in the field to the end of the work on it: React renders what is deferred before the second task. */
async function workOf(page: Page, letter: string): Promise<number> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('.search input');
    if (!field) throw new Error('The search is not open.');
    const task = async () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await task();
    const start = performance.now();
    if (typed !== '') {
      // React notes what is assigned to the field itself: the prototype's setter is what typing looks like.
      Reflect.set(HTMLInputElement.prototype, 'value', field.value + typed, field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
    }
    await task();
    await task();
    document.querySelector('.search-results')?.getBoundingClientRect();
    return performance.now() - start;
  }, letter);
}
