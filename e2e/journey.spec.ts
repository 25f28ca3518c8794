import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';

let house: House;
const book = new AnswerBook();

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** What the page must never do while a learner is on it. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource|net::ERR_CONNECTION_REFUSED/u.test(message.text())
    )
      faults.push(message.text());
  });
  return faults;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

test('a visitor becomes a learner, masters lessons, and loses nothing to a killed server', async ({
  page,
  request,
}, info) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  const learner = new Learner(page, house, book);

  await test.step('the landing page is prerendered and readable without JavaScript', async () => {
    const html = await (await request.get(house.url)).text();
    expect(html).toContain('Start mastering.');
    await page.goto(house.url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Stop guessing.');
    await expectAccessible(page);
  });

  await test.step('they sign up and come back to the page they were on', async () => {
    await page.goto(`${house.url}/blog`);
    await learner.signUp(`${info.project.name}@example.org`);
    await expect(page).toHaveURL(`${house.url}/blog`);
  });

  await test.step('they start a path', async () => {
    await page.goto(`${house.url}/learn/my-learning`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Essential linear algebra for ML' })
      .getByRole('button', { name: /start/iu })
      .click();
    await expect(page.getByText('Vectors as lists and arrows').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a locked lesson opens neither by URL nor by API', async () => {
    const refused = page.waitForResponse(/session-initialisation/u);
    await page.goto(`${house.url}/learn/lessons/la-matrix-vector-product/study`);
    expect((await refused).status()).toBe(403);
    await expect(page.getByText('The dot product').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('failing brings a lesson back, and passing opens the next', async () => {
    await learner.openLesson('la-vectors');
    await learner.readToQuestions();
    for (let phase = await learner.settle(); phase === 'question'; phase = await learner.goOn())
      await learner.answer(false);
    expect(learner.outcome).toBe('failed');
    await expect(page.getByText('Not yet mastered')).toBeVisible();
    await learner.master('la-vectors');
  });

  for (const uid of ['la-vector-arithmetic', 'la-dot-product', 'la-matrices-and-shape'])
    await test.step(`they master ${uid}`, () => learner.master(uid));

  await test.step('Matrix–vector products: wrong, then right, then mastered', async () => {
    await learner.openLesson('la-matrix-vector-product');
    await expectAccessible(page);
    await learner.readToQuestions();
    await learner.answer(false);
    await expect(page.getByText(/Not quite/u).first()).toBeVisible();
    await expectAccessible(page);
    await learner.goOn();
    await learner.answer();
    await expect(page.getByText(/^Right\./u).first()).toBeVisible();
    await learner.goOn();
  });

  await test.step('a reload continues at the same question', async () => {
    const before = learner.rightAnswer().uid;
    await page.reload();
    expect(await learner.settle()).toBe('question');
    expect(learner.rightAnswer().uid).toBe(before);
  });

  await test.step('kill -9 in the middle of an answer: it is delivered once, and nothing acknowledged is lost', async () => {
    const place = page.url();
    const inFlight = learner.rightAnswer().uid;
    await learner.fillIn(true);
    await house.killServer();
    await learner.handIn();
    await expect(page.locator('.study[data-phase="sending"]')).toBeVisible();
    await page.reload().catch(() => undefined);
    await house.startServer();
    await page.goto(place);
    await expect.poll(() => learner.rightAnswer().uid, { timeout: 60_000 }).not.toBe(inFlight);
    for (let now = await learner.settle(); now === 'question'; now = await learner.goOn())
      await learner.answer();
    await expect(page.getByText('Lesson mastered')).toBeVisible();
  });

  for (const uid of ['py-values-and-variables', 'py-lists-and-indexing', 'py-slicing-lists'])
    await test.step(`they master ${uid}`, () => learner.master(uid));

  await test.step('everything is there after a reload', async () => {
    await page.goto(`${house.url}/learn/all-lessons`);
    for (const title of ['Matrix–vector products', 'Slicing lists'])
      await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toContainText(
        'Mastered',
      );
    await expectAccessible(page);
  });

  expect(faults).toEqual([]);
});
