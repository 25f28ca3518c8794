import { expect, test } from '@playwright/test';
import { appFolder, serveFolder, strictPolicy } from './app-server.ts';
import { complaints } from './heard.ts';

test('a plain page under a strict policy shows a lesson from one script tag', async ({ page }) => {
  await using server = await serveFolder(appFolder('plain'), {
    'content-security-policy': strictPolicy,
  });
  const heard = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.origin);

  await expect(page.getByRole('heading', { name: 'Rows times columns' })).toBeVisible();
  const lesson = page.locator('lemma-lesson');
  await expect(lesson.locator('.lemma-lesson')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family);
  });
  expect(fonts).toContain('KaTeX_Main');

  await page
    .getByRole('region', { name: 'Row by column' })
    .getByRole('button', { name: 'Next' })
    .click();
  await page.getByRole('textbox', { name: 'Your answer' }).first().fill('17');
  await page.getByRole('button', { name: 'Check answer' }).first().click();
  const events = () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
  await expect
    .poll(events)
    .toEqual(expect.arrayContaining(['lesson-shown', 'widget', 'question-answered']));
  // One of nine widgets is in the lesson: one view was downloaded, and no compiler.
  expect(asked.filter((path) => /\/view-/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => /\/compile-/.test(path))).toEqual([]);
  expect(heard).toEqual([]);

  await lesson.evaluate((element) => {
    element.setAttribute('theme', 'dark');
    element.setAttribute('dir', 'rtl');
    Reflect.set(element, 'strings', { check: 'Antwort prüfen' });
  });
  await expect(lesson.locator('.lemma-lesson')).toHaveCSS('background-color', 'rgb(16, 23, 30)');
  await expect(lesson.locator('.lemma-lesson')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('button', { name: 'Antwort prüfen' }).first()).toBeVisible();
});

test('a frame on another origin takes on the lesson’s height and tells its host alone what happens', async ({
  page,
}) => {
  await using lessons = await serveFolder(appFolder('plain'), {
    'content-security-policy': strictPolicy,
  });
  await using host = await serveFolder(appFolder('plain'));
  const heard = complaints(page);
  const embedPage = encodeURIComponent(`${lessons.origin}/lemma/embed.html`);
  await page.goto(`${host.origin}/host.html?page=${embedPage}`);

  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Rows times columns' })).toBeVisible();
  const inside = () =>
    frame
      .locator('lemma-lesson')
      .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  const outside = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  await expect.poll(async () => (await outside()) - (await inside())).toBe(0);
  const before = await outside();
  await frame.getByText('How much work is it?').click();
  await expect.poll(outside).toBeGreaterThan(before);
  const events = () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
  await expect.poll(events).toEqual(expect.arrayContaining(['lesson-shown', 'callout-toggled']));

  // Neither another frame's message nor one of another origin counts, on either side.
  const height = await outside();
  await page.evaluate(() => window.postMessage({ lemma: 'size', height: 7 }, '*'));
  await page.evaluate(() =>
    Reflect.get(globalThis, 'embedded').update({
      theme: 'dark',
      dir: 'rtl',
      src: 'https://evil.example/lesson.json',
    }),
  );
  await expect(frame.locator('.lemma-lesson')).toHaveCSS('background-color', 'rgb(16, 23, 30)');
  await expect(frame.locator('.lemma-lesson')).toHaveCSS('direction', 'rtl');
  await expect
    .poll(events)
    .toContain(`https://evil.example/lesson.json is not on ${lessons.origin}.`);
  await expect(frame.getByRole('heading', { name: 'Rows times columns' })).toBeVisible();
  expect(await outside()).toBeGreaterThanOrEqual(height - 100);
  expect(heard).toEqual([]);
});
