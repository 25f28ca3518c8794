/** From a click on a next action to the first readable line of its lesson. */
import type { Browser, Page } from 'playwright';
import { AnswerBook } from '../../e2e/answer-book.ts';
import type { House } from '../../e2e/house.ts';
import { Learner } from '../../e2e/learner.ts';
import { median, type Row, spread } from '../statistics.ts';
import { idleFrames } from './idle-frames.ts';

const rounds = 7;
/** Learners who begin their first lesson: each in a browser profile without caches. */
const learners = 5;

interface Opened {
  /** Milliseconds from the click to the frame after which the line stands. */
  readonly ms: number;
  /** Layout shift score from the click to the line: what stays on the screen and moves, as the page around it changes. */
  readonly onTheWay: number;
  /** The same from the line on: what moves under the eyes of who reads. */
  readonly shift: number;
}

export async function openingRows(browser: Browser, house: House): Promise<Row[]> {
  const begun: Opened[] = [];
  const continued: Opened[] = [];
  let idle = 0;
  for (let index = 0; index < learners; index += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const learner = new Learner(page, house, new AnswerBook());
    await learner.begin(`bench-${index}@example.org`, 'Essential linear algebra for ML');
    begun.push(await open(page, house));
    if (index === learners - 1) {
      idle = await idleFrames(page);
      for (let round = 0; round < rounds; round += 1) continued.push(await open(page, house));
    }
    await context.close();
  }
  return [row('begin a lesson', begun, idle), row('go on with it', continued, idle)];
}

function row(name: string, opened: readonly Opened[], idle: number): Row {
  const times = opened.map(({ ms }) => ms);
  return {
    case: name,
    ratio: median(times) / idle,
    against: 'two idle frames of the same page',
    spread: spread(times),
    ms: median(times),
    budgetMs: 200,
    layoutShift: Math.max(...opened.map(({ shift }) => shift)),
    onTheWay: Math.max(...opened.map(({ onTheWay }) => onTheWay)),
  };
}

/** Opens the lesson of today's plan, once the page has made ready what comes next. */
async function open(page: Page, house: House): Promise<Opened> {
  await page.goto(`${house.url}/learn/my-learning`, { waitUntil: 'networkidle' });
  // Everything that looks stands before the click: nothing of the measurement runs between it and the line.
  const stands = page.evaluate(watchForLine);
  await page
    .locator('.action-list')
    .getByRole('link', { name: /Vectors as lists/u })
    .click();
  const { ms, onTheWay } = await stands;
  // What comes after the first line must not move it.
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  return { ms, onTheWay, shift: shift - onTheWay };
}

/** Runs in the page: milliseconds from the next click to the frame of the line. What shifts from the click on is summed in `shift`. */
async function watchForLine(): Promise<{ ms: number; onTheWay: number }> {
  return new Promise((resolve) => {
    const sum = { shift: 0 };
    Object.defineProperty(globalThis, 'shift', { configurable: true, get: () => sum.shift });
    let clicked = Infinity;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true });
    // A shift soon after an input is reported too. It counts here: the click asks for a lesson, not for a jump.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime > clicked && 'value' in entry && typeof entry.value === 'number')
          sum.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    const seen = new MutationObserver(() => {
      const line = document.querySelector('.study-column h1, .study-column p');
      if (!line?.textContent) return;
      seen.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          resolve({ ms: performance.now() - clicked, onTheWay: sum.shift });
        }),
      );
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
}
