import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the page must never do while somebody is on it: errors, and warnings while it hydrates. A server that is down or refuses is no fault of the page. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isFault = message.type() === 'error' || /hydrat/iu.test(text);
    if (isFault && !/Failed to load resource|net::ERR_CONNECTION_REFUSED/u.test(text))
      faults.push(text);
  });
  return faults;
}

/** What axe finds against WCAG 2.2 AA on the page as it stands, once what moves or fades in has come to rest. */
export async function accessFaults(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The page as it stands satisfies WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessFaults(page)).toEqual([]);
}

/** Counts what moves on the page, right after a press too. A page that is loaded anew begins at 0. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Object.defineProperty(globalThis, 'layoutShift', { get: () => sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
}
