import { expect, type Page, test } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';

let house: House;

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** Paths of the lessons that the device keeps to be studied. */
function keptLessons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return [];
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = keys.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.includes('/lessons/interactive/'));
  });
}

test('without network a lesson goes on past its first question, its misses are shown later, and no page stays loading', async ({
  page,
  context,
}, info) => {
  test.setTimeout(400_000);
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin(`walk-${info.project.name}@example.org`, 'Essential linear algebra for ML');
  await expect.poll(() => keptLessons(page), { timeout: 180_000 }).not.toEqual([]);
  await context.setOffline(true);
  await house.killServer();

  for (const [path, what] of [
    ['/learn/all-lessons', 'the lesson library'],
    ['/learn/my-learning/progress', 'your progress'],
    ['/learn/knowledge-profile', 'your knowledge profile'],
  ] as const)
    await test.step(`${what} says that it needs the network`, async () => {
      await page.goto(house.url + path);
      await expect(page.getByRole('alert')).toContainText(`We could not load ${what}.`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

  const missed = await test.step('three questions are answered one after the other', async () => {
    await page.goto(`${house.url}/learn/my-learning`);
    await page.locator('.action-list a[href$="/study"]').first().click();
    await learner.readToQuestions();
    const asked: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      asked.push((await learner.asked()).uid);
      await learner.fillIn(nth !== 1);
      await learner.handIn();
      await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
      await page.getByRole('button', { name: 'Next question' }).click();
      await learner.settle();
    }
    expect(new Set(asked).size).toBe(3);
    return asked[1];
  });

  await test.step('back on the network the answers are sent, and the miss comes with its answer', async () => {
    await house.startServer();
    await context.setOffline(false);
    await expect(page.getByText(/saved on this device/u)).toHaveCount(0);
    // The question that was begun stays until it is answered.
    await expect(page.getByRole('heading', { name: /^Question 4/u })).toBeVisible();
    await learner.answer();
    await page.getByRole('button', { name: 'Continue' }).click();
    const late = page.locator(`[data-question="${missed}"]`);
    await expect(late).toBeVisible();
    await expect(late).toContainText(/Not quite|The answer is|Right answer/u);
    await learner.goOn();
  });
});
