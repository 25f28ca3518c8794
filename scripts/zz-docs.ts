import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
const [base = '', ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
for (const path of paths)
  for (const [n, width, height] of [
    ['d', 1440, 900],
    ['p', 390, 844],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning') console.log(path, m.text());
    });
    page.on('pageerror', (e) => console.log(path, 'ERR', e.message));
    await page.goto(base + path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const h = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < h; y += 600) {
      await page.evaluate((y) => scrollTo(0, y), y);
      await page.waitForTimeout(60);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(900);
    const name = path.replaceAll('/', '_') || '_';
    await page.screenshot({ path: `/tmp/shots/docs${name}-${n}.png`, fullPage: false });
    await page.screenshot({ path: `/tmp/shots/docs${name}-${n}-full.png`, fullPage: true });
    console.log(path, n, h, await page.evaluate(() => document.documentElement.scrollWidth));
    await page.close();
  }
await browser.close();
