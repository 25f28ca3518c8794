/** First paint and layout shift on slow 4G with a four times slower processor, and what a page says while it loads. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';

export interface FirstView {
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly layoutShift: number;
  /** Paths of the scripts that came without any action: those of the first load, and those of what waits for a quiet moment. */
  readonly scripts: readonly string[];
  /** Hydration warnings, console errors and uncaught errors. */
  readonly complaints: readonly string[];
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/iu.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok())
        scripts.push(new URL(response.url()).pathname);
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = window as unknown as { layoutShift: number };
      seen.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // Late parts, fonts and the takeover by React: what could still move has come when the line is quiet.
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await untilAtRest(scripts);
    const measured = await page.evaluate(() => ({
      firstPaint:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      layoutShift: (window as unknown as { layoutShift: number }).layoutShift,
    }));
    return { ...measured, scripts, complaints };
  } finally {
    await context.close();
  }
}

/** Milliseconds: longer than what waits for an idle moment waits at most (pricing/region.ts). */
const REST = 4000;

/** Ends once no script has come for a while. */
async function untilAtRest(scripts: readonly string[]): Promise<void> {
  let seen = -1;
  while (seen < scripts.length) {
    seen = scripts.length;
    await setTimeout(REST);
  }
}

/** Length of the text in a page's main part with JavaScript off. */
export async function textWithoutScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return (await page.getByRole('main').innerText()).length;
  } finally {
    await context.close();
  }
}
