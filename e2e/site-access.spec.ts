/**
 * The public pages for everybody: without a pointer, without JavaScript, without motion, enlarged, on the narrowest
 * screen, and for axe. The built site stands alone here; what needs a server is in site-flows.spec.ts.
 */
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../benchmarks/site/static-site.ts';
import { inForceSince, legalDate } from '../apps/platform/src/brand/legal.ts';
import { publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import type { StaticServer } from '../scripts/static-server.ts';
import { accessFaults, expectAccessible, watch } from './watch.ts';

let site: StaticServer;

test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Texts that stand beyond the page's edge, or that a box cuts off. What scrolls by itself may be wider. */
function lostText(): string[] {
  const lost: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    lost.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (
      !node.textContent?.trim() ||
      !box?.checkVisibility() ||
      box.closest('.visually-hidden, svg')
    )
      continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let around: Element | null = box; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/u.test(`${overflowX} ${overflowY}`)) break;
      const edge = around.getBoundingClientRect();
      // Text for the ear alone stands in a box of a pixel.
      if (edge.width <= 1 || edge.height <= 1) break;
      const clips = around === document.documentElement || /hidden|clip/u.test(overflowX);
      // A line box is a little taller than its letters.
      const low = /hidden|clip/u.test(overflowY) && text.bottom > edge.bottom + 4;
      if ((clips && (text.right > edge.right + 1 || text.left < edge.left - 1)) || low) {
        lost.push(node.textContent.trim().slice(0, 60));
        break;
      }
    }
  }
  return lost;
}

/** What of the header is cut off, covered or on a line of its own. */
function brokenHeader(): string[] {
  // The page's own: a widget has one, too.
  const bar = document.querySelector('header');
  if (!bar) return ['no header'];
  const header = bar.getBoundingClientRect();
  return [...bar.querySelectorAll('a, button, summary')]
    .filter((control) => control.checkVisibility() && !control.closest('details ul'))
    .flatMap((control) => {
      const box = control.getBoundingClientRect();
      const inside =
        box.left >= 0 &&
        box.right <= document.documentElement.clientWidth &&
        box.top >= header.top &&
        box.bottom <= header.bottom;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const free = top !== null && (control.contains(top) || top.contains(control));
      return inside && free ? [] : [`header: ${control.textContent || control.ariaLabel}`];
    });
}

/** What still moves on a page whose reader wants no motion. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '',
    );

test('every prerendered page hydrates in silence, satisfies axe, keeps still, and loses nothing at 768 px, 200 % or 320 px @desktop', async ({
  page,
}) => {
  const faults = watch(page);
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of publicPaths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    // What loads late may still complain.
    await page.waitForLoadState('networkidle');
    found.push(...(await accessFaults(page)).map((fault) => `${path} axe: ${fault}`));
    found.push(...(await page.evaluate(moving)).map((what) => `${path} moves: ${what}`));
    // A tablet held upright; a page of 1440 px at 200 %, which has 720 px to stand in; and the narrowest.
    for (const width of [768, 720, 320]) {
      await page.setViewportSize({ width, height: 450 });
      const lost = [...(await page.evaluate(lostText)), ...(await page.evaluate(brokenHeader))];
      found.push(...lost.map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
});

test('every page can be read with JavaScript off @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    for (const path of publicPaths) {
      await page.goto(site.url + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await main.innerText()).length, path).toBeGreaterThan(400);
      await expect(main.getByText(/^(?:Loading|Redirecting).*(?:…|\.\.\.)$/u), path).toHaveCount(0);
    }
    for (const [path, date] of [
      ['/privacy', `In force since ${legalDate(inForceSince.privacy)}`],
      ['/terms', `Effective ${legalDate(inForceSince.terms)}`],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByRole('main')).toContainText(date);
    }
    await page.goto(`${site.url}/`);
    // Far down too: what waits for a script while the page starts must not wait for ever.
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(6000);
    const question = page.getByText('How long does a day take?');
    await question.click();
    await expect(page.getByText(/minutes/u).last()).toBeVisible();
  } finally {
    await context.close();
  }
});

test('menu, demo, questions and units work by keyboard alone @desktop', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const learn = page.locator('.learn-menu > summary');
  await learn.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Take Diagnostic Test' });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(learn).toBeFocused();

  const demo = page.getByRole('button', { name: 'Watch the demo' });
  await demo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(demo).toBeFocused();

  const question = page.locator('.faq summary').nth(1);
  const answer = page.locator('.faq details').nth(1).locator('p');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await open(page, '/learn/paths/essential-python-for-data-science-and-ml');
  await page.getByRole('button', { name: 'Show all 17 units (+9 more)' }).focus();
  await page.keyboard.press('Enter');
  const last = page.locator('.unit summary').filter({ hasText: 'Pandas' });
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.unit[open] p')).toBeVisible();
});

test('carousel and video work by keyboard alone, and the carousel wraps at both ends @desktop', async ({
  page,
}) => {
  await open(page, '/learn/paths/essential-linear-algebra-for-ml');
  const carousel = page.getByRole('region', { name: 'A look inside' });
  const slide = carousel.locator('[aria-roledescription="slide"]');
  await expect(slide).toHaveAttribute('aria-label', /^1 of \d/u);
  const slides = Number(
    /\d+$/u.exec((await slide.getAttribute('aria-label'))?.split(':')[0] ?? '')?.[0],
  );
  await carousel.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAttribute('aria-label', new RegExp(`^${slides} of ${slides}`, 'u'));
  await carousel.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAttribute('aria-label', /^1 of/u);

  const video = page.getByRole('region', { name: /^Video/u }).first();
  await video.getByRole('button', { name: 'Unmute' }).focus();
  await page.keyboard.press('Enter');
  // The slider shows where the player is wide enough for it.
  await expect(video.getByRole('button', { name: 'Mute' })).toBeVisible();
  const speed = video.getByRole('combobox', { name: 'Speed' });
  await speed.focus();
  await page.keyboard.press('ArrowDown');
  await expect(speed).toHaveValue('1.25');
});

test('the menu of a small screen opens, keeps the focus and closes by keyboard @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  // Round the drawer once, backwards, and still in it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});
