/** What stays in the page's memory when a learner goes from lesson to lesson without a reload. */
import type { Browser, CDPSession } from 'playwright';
import { AnswerBook } from '../../e2e/answer-book.ts';
import { House } from '../../e2e/house.ts';
import { Learner } from '../../e2e/learner.ts';
import { median, type Row, spread } from '../statistics.ts';

const lessons = 40;
/** A lesson takes so long: what the page keeps for some minutes only is gone by its end. */
const perLesson = 20 * 60_000;
/** Lessons over which the two ends are taken: one alone says which lesson it was. */
const atEachEnd = 5;

export async function memoryRows(browser: Browser): Promise<Row[]> {
  let now = Date.now();
  const house = await House.open({ now });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // Neither a diagnostic nor a quiz.
    const next = () => page.locator('.action-list a[href*="/learn/lessons/"]').first();
    page.setDefaultTimeout(120_000);
    await page.clock.install({ time: now });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const learner = new Learner(page, house, new AnswerBook());
    await page.goto(`${house.url}/blog`);
    await learner.signUp('bench-memory@example.org');
    await learner.buyPlan();
    await learner.startPath('Essential linear algebra for ML');
    await next().click();
    const kept: Kept[] = [];
    for (let nth = 0; nth < lessons; nth += 1) {
      await page.waitForURL(/\/learn\/my-learning\/(?:session\/|reviews$)/u);
      await learner.finish();
      await house.moveClock((now += perLesson));
      await page.clock.fastForward(perLesson);
      // What that set off comes to rest; of a page with Python the network never says so.
      await page.waitForTimeout(1000);
      kept.push(await keptBy(session));
      // As a learner does: to the plan, and on with what stands first in it.
      await page
        .getByRole('link', { name: /my learning/iu })
        .last()
        .click();
      await next().click();
    }
    const ends = (figure: keyof Kept) => {
      const all = kept.map((one) => one[figure]);
      return { first: all.slice(atEachEnd, 2 * atEachEnd), last: all.slice(-atEachEnd) };
    };
    return (['heap', 'nodes'] as const).map((figure) => {
      const { first, last } = ends(figure);
      const unit = figure === 'heap' ? 1_000_000 : 1;
      return {
        case: figure === 'heap' ? 'JavaScript heap' : 'DOM nodes',
        ratio: median(last) / median(first),
        against: `the same after ${atEachEnd + 1} to ${2 * atEachEnd} lessons`,
        spread: spread(last),
        target: 'flat over 40 lessons',
        [figure === 'heap' ? 'then MB' : 'then']: median(first) / unit,
        [figure === 'heap' ? 'after 40 MB' : 'after 40']: median(last) / unit,
      };
    });
  } finally {
    await context.close();
    await house.close();
  }
}

interface Kept {
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap: number;
  /** Nodes of documents, detached ones too. */
  readonly nodes: number;
}

async function keptBy(session: CDPSession): Promise<Kept> {
  // What a finaliser frees is free at the second collection.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const named = new Map(metrics.map(({ name, value }) => [name, value]));
  return { heap: named.get('JSHeapUsedSize') ?? 0, nodes: named.get('Nodes') ?? 0 };
}
