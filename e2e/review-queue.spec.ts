import { join } from 'node:path';
import { createApiClient } from '@lemma/api-client';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../apps/edge/src/content/load-content.ts';
import { studyThrough } from '../apps/edge/testing/server/study-through.ts';
import { contentDirectory } from '../content/tools/read-courses.ts';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';
import { expectAccessible, watch } from './watch.ts';

const begun = Date.parse('2036-03-03T09:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

/** Lessons that are mastered before; none practises another enough to stand for its review. */
const mastered = [
  'la-vectors',
  'la-vector-arithmetic',
  'la-dot-product',
  'la-length-and-distance',
  'la-linear-combinations',
];

/** Notes every moment in which the page shows that something loads. */
async function watchLoading(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(globalThis, { seenLoading: seen });
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy="true"]')) seen.count += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () =>
    page.evaluate(
      () => (globalThis as unknown as { seenLoading: { count: number } }).seenLoading.count,
    );
}

test('the reviews that are due are one session, mixed, each lesson named once it is answered', async ({
  page,
  context,
}, info) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  await page.clock.setSystemTime(begun);
  const house = await House.open({ now: begun });
  try {
    const content = loadContent({
      directory: contentDirectory,
      cacheDirectory: join(house.dataDir, 'compiled'),
      onProblem: (message) => {
        throw new Error(message);
      },
    });
    let now = begun;
    /** The server's allowance of calls grows with its clock. */
    const pass = async (time: number) => {
      now += time;
      await house.moveClock(now);
      await page.clock.setSystemTime(now);
    };
    const learner = new Learner(page, house, new AnswerBook(content.lessons));
    let token: string | undefined;
    page.on('request', (request) => {
      token = request.headers()['authorization']?.replace('Bearer ', '') ?? token;
    });
    await learner.begin('queue@example.org', 'Essential linear algebra for ML');
    const client = createApiClient({ baseUrl: house.url, getToken: async () => token });
    for (const lesson of mastered) {
      await pass(minute);
      await studyThrough(client, content, lesson);
    }
    await pass(12 * day);

    const titles = mastered.map((uid) => content.lessons.get(uid)?.title ?? uid);
    const lessonOf = async () => (await learner.asked()).uid.split('/')[0] ?? '';
    const titleOf = (uid: string) => content.lessons.get(uid)?.title ?? uid;
    /** On to the next question, or to the feedback on an answer that was given without network. */
    const goOn = async () => {
      const shown = async () =>
        page.evaluate(() => {
          const phase = document.querySelector('.study[data-phase]')?.getAttribute('data-phase');
          const question = document.querySelector('[data-question]');
          return [
            phase,
            question?.getAttribute('data-question'),
            question?.getAttribute('data-seed'),
          ];
        });
      const before = await shown();
      await page.getByRole('button', { name: /^(Continue|See the summary)$/u }).click();
      await expect.poll(shown).not.toEqual(before);
    };
    const step = () => page.locator('.study-step');
    const named = async () => {
      const text = (await page.locator('body').innerText()).toLowerCase();
      return titles.filter((title) => text.includes(title.toLowerCase()));
    };

    await test.step('the plan has them as one action, with their number and their time', async () => {
      await page.goto(`${house.url}/learn/my-learning`);
      const line = page
        .locator('.action-list li')
        .filter({ hasText: /Mixed review of \d lessons/u });
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(/\d+ min/u);
      await page.screenshot({ path: info.outputPath('plan.png') });
      await line.getByRole('link').click();
      await page.waitForURL(`${house.url}/learn/my-learning/reviews`);
      expect(await learner.settle()).toBe('question');
    });

    const count = Number(
      /^(\d)/u.exec(await page.locator('.study-bar-title span').innerText())?.[1],
    );
    expect(count).toBeGreaterThan(2);

    const first = await lessonOf();
    await test.step('a lesson is named, and can be looked up, once its question is answered', async () => {
      await expect(step()).toHaveText(`Question 1 of ${3 * count}`);
      expect(await named()).toEqual([]);
      await expect(page.getByRole('link', { name: /^Reference/u })).toHaveCount(0);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('question.png') });
      await learner.answer(false);
      expect(await named()).toContain(titleOf(first));
      await expect(page.getByText('To remember')).toBeVisible();
      await expect(step()).toHaveText(`Question 1 of ${3 * count + 1}`);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('answered.png'), fullPage: true });
    });

    await test.step('the next question is of another lesson, and is there at once', async () => {
      const loading = await watchLoading(page);
      const asked = [first];
      for (let nth = 0; nth < 4; nth += 1) {
        await goOn();
        asked.push(await lessonOf());
        await pass(minute);
        await learner.answer((await lessonOf()) !== first);
      }
      await goOn();
      for (const [i, lesson] of asked.entries()) expect(asked[i + 1]).not.toBe(lesson);
      expect(new Set(asked.slice(0, 3)).size).toBe(3);
      expect(await loading()).toBe(0);
    });

    await test.step('a reload goes on where it stands', async () => {
      const asked = await learner.asked();
      const place = await step().innerText();
      await page.reload();
      await learner.settle();
      await expect(step()).toHaveText(place);
      expect(await learner.asked()).toEqual(asked);
    });

    await test.step('without network it goes on, and what was answered is sent later', async () => {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      for (let nth = 0; nth < 2; nth += 1) {
        await learner.fillIn((await lessonOf()) !== first);
        await learner.handIn();
        await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
        await page.getByRole('button', { name: 'Next question' }).click();
        expect(await learner.settle()).toBe('question');
      }
      await context.setOffline(false);
      await expect(page.getByText(/saved on this device/u)).toHaveCount(0);
    });

    await test.step('the end says what was kept, what slipped, and what happens with it', async () => {
      for (
        let phase = await learner.settle();
        phase !== 'finished';
        phase = await learner.settle()
      ) {
        await pass(minute);
        if (phase === 'question') await learner.answer((await lessonOf()) !== first);
        await goOn();
      }
      const slipped = page.getByRole('region', { name: 'What slipped' });
      await expect(slipped).toContainText(titleOf(first));
      await expect(slipped).toContainText('To be relearnt: again later today');
      const kept = page.getByRole('region', { name: 'What you kept' });
      await expect(kept.getByRole('listitem')).toHaveCount(count - 1);
      await expect(kept).toContainText(/Next review in \d+ days/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `You kept ${count - 1} of ${count} lessons`,
      );
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('end.png'), fullPage: true });
      await page.reload();
      await expect(slipped).toContainText(titleOf(first));
    });

    await page.getByRole('link', { name: 'Back to my learning' }).click();
    await expect(page.locator('.action-list')).toBeVisible();
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/u.test(fault))).toEqual([]);
  } finally {
    await house.close();
  }
});
