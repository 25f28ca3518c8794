import { join } from 'node:path';
import { createApiClient } from '@lemma/api-client';
import { expect, test } from '@playwright/test';
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
/** Lessons mastered before, and questions of the quiz: its lessons are all drawn. */
const total = 10;
/** The questions answered with "I don't know yet", and the one after which the page is loaded anew. */
const missed = new Set([3, 8]);
const reloaded = 5;

test('the weekly quiz asks ten questions without a word, survives a reload, and ends with a figure and its range', async ({
  page,
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
    await learner.begin(`quiz-${info.project.name}@example.org`, 'Essential linear algebra for ML');
    await learner.buyPlan();
    await page.goto(`${house.url}/learn/my-learning/quiz`);
    await expect(page.getByText(/once you have mastered 10 lessons/u)).toBeVisible();

    const client = createApiClient({ baseUrl: house.url, getToken: async () => token });
    const course = content.courses.find(({ uid }) => uid === 'essential-linear-algebra-for-ml');
    const lessons = (course?.units ?? [])
      .flatMap((unit) => unit.lessons)
      .filter((uid) => content.lessons.has(uid))
      .slice(0, total);
    for (const lesson of lessons) {
      await pass(minute);
      await studyThrough(client, content, lesson);
    }
    await pass(day);

    const heading = page.getByRole('heading', { level: 1 });
    const questions: string[] = [];
    await test.step('the plan offers it, and says what it is before it begins', async () => {
      await page.goto(`${house.url}/learn/my-learning`);
      const line = page.locator('.action-list li').filter({ hasText: 'Weekly quiz' });
      await expect(line).toHaveCount(1);
      await line.getByRole('link').click();
      await page.waitForURL(`${house.url}/learn/my-learning/quiz`);
      await expect(page.getByText(/right or wrong only after the last question/u)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start the quiz' }).click();
      await expect(heading).toHaveText(`Question 1 of ${total}`);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('question.png') });
    });

    for (let number = 1; number <= total; number += 1) {
      await expect(heading).toHaveText(`Question ${number} of ${total}`);
      await pass(minute);
      const { uid, seed } = await learner.asked();
      questions.push(uid);
      await expect(page.locator('.lemma-verdict')).toHaveCount(0);
      await expect(page.locator('.lemma-hints')).toHaveCount(0);
      if (missed.has(number)) await learner.giveUp();
      else {
        await learner.fillIn(true);
        await learner.handIn();
      }
      await expect(page.locator(`[data-question="${uid}"][data-seed="${seed}"]`)).toHaveCount(0);
      if (number !== reloaded) continue;
      await page.reload();
      await expect(heading).toHaveText(`Question ${number + 1} of ${total}`);
      await page.getByRole('link', { name: 'Leave the quiz; your place is kept' }).click();
      const line = page.locator('.action-list li').filter({ hasText: 'Weekly quiz' });
      await expect(line).toContainText(`${total - number} questions left.`);
      await line.getByRole('link').click();
    }

    await test.step('the result: a figure with its range, every answer, and what follows', async () => {
      await page.waitForURL(/\/learn\/my-learning\/quiz\/[^/]+\/result$/u);
      expect(new Set(questions.map((uid) => uid.split('/')[0]))).toEqual(new Set(lessons));
      await expect(heading).toHaveText(/^You remember most/u);
      // Eight of ten at one probability: Wilson's interval.
      await expect(page.locator('.quiz-figure')).toHaveText(/80 %\s*likely between 49 and 94 %/u);
      await expect(
        page.getByRole('img', { name: /^80 %, likely between 49 and 94 %/u }),
      ).toBeVisible();
      await expect(page.getByText('8 of 10 right')).toBeVisible();
      await expect(page.getByText('2 lessons are due for review today')).toBeVisible();
      await expect(page.locator('.quiz-answers > ol > li')).toHaveCount(total);
      await expect(page.locator('.lemma-answered')).toHaveCount(missed.size);
      await page.getByRole('link', { name: 'Question 1: right' }).click();
      await expect(page.locator('.lemma-answered')).toHaveCount(missed.size + 1);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('result.png'), fullPage: true });
    });

    await test.step('the misses are today’s reviews, and the quiz is done for the week', async () => {
      await page.getByRole('link', { name: 'Review the 2 misses today' }).click();
      await page.waitForURL(`${house.url}/learn/my-learning/reviews`);
      const { uid } = await learner.asked();
      const missedLessons = questions
        .filter((_question, index) => missed.has(index + 1))
        .map((question) => question.split('/')[0]);
      expect(missedLessons).toContain(uid.split('/')[0]);
      await page.goto(`${house.url}/learn/my-learning`);
      await expect(page.locator('.action-list')).toBeVisible();
      await expect(page.locator('.action-list li').filter({ hasText: 'Weekly quiz' })).toHaveCount(
        0,
      );
      await page.goto(`${house.url}/learn/my-learning/quiz`);
      await expect(page.getByText(/The next one can be taken from 11 Mar 2036 on/u)).toBeVisible();
      await expect(page.locator('.past-quizzes > li')).toHaveCount(1);
      await expectAccessible(page);
    });
    expect(faults).toEqual([]);
  } finally {
    await house.close();
  }
});
