import { expect, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
const zoom = (page: Page) =>
  page
    .locator('.lemma-lesson')
    .first()
    .evaluate((lesson) => getComputedStyle(lesson).zoom);

test('lessons are read, asked and printed at twice the size, from the first paint on', async ({
  page,
  house,
}, { project }) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin(`reads-${project.name}@example.org`, 'Essential linear algebra for ML');

  await page.goto(`${house.url}/account`);
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('200 %');
  await page.getByRole('combobox', { name: 'Line width' }).selectOption({ value: 'wide' });
  await expectAccessible(page);

  await test.step('the first lesson that is painted has its size: it never changes', async () => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { lessonZooms: seen });
      new MutationObserver(() => {
        const lesson = document.querySelector('.lemma-lesson');
        if (lesson) seen.add(getComputedStyle(lesson).zoom);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`${house.url}/learn/lessons/la-vectors/reference`);
    await expect(page.locator('.lemma-callout').first()).toBeVisible();
    const seen = await page.evaluate(() => [
      ...(window as unknown as { readonly lessonZooms: Set<string> }).lessonZooms,
    ]);
    expect(seen).toEqual(['2']);
    expect(await overflow(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await zoom(page)).toBe('1');
    await page.emulateMedia({ media: null });
  });

  await test.step('reading and answering', async () => {
    await learner.openLesson('la-vectors');
    expect(await zoom(page)).toBe('2');
    expect(await overflow(page)).toBe(0);
    await learner.readToQuestions();
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await learner.answer();
    expect(await overflow(page)).toBe(0);
    const bar = page.locator('.sticky-action').last();
    const height = await bar.evaluate((box) => box.getBoundingClientRect().height);
    expect(height).toBeLessThan(page.viewportSize()!.height / 3);
  });
  expect(faults).toEqual([]);
});
