import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@lemma/api-client';
import { dueReviews, type LearningEvent, replay, streak, totalXp } from '@lemma/learning-engine';
import { expect, test } from '@playwright/test';
import { loadContent } from '../apps/edge/src/content/load-content.ts';
import { contentDirectory } from '../content/tools/read-courses.ts';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';
import { planOf, type Student, todayByEngine, todayOn } from './today-page.ts';
import { watch } from './watch.ts';

const course = {
  uid: 'essential-linear-algebra-for-ml',
  title: 'Essential linear algebra for ML',
};
const timeZone = 'Europe/Berlin';

const days = 30;
/** Nothing is studied on this day, counted from 0: the streak breaks. */
const missed = 14;
/** Every answer is wrong on these days: nothing is earned, and what was to be learnt or recalled comes back. */
const bad = new Set([4, 9]);
/** The first answer is wrong on these. */
const slips = new Set([1, 7, 12, 18, 23, 27]);
/** On these the library's due lessons are looked at before, and the plan again after. */
const closerLooks = new Set([0, 4, 5, 10, 15, 20, 21, 29]);

/** Berlin goes to summer time after this day's first hours: it has 23 of them. */
const lastOfWinter = '2036-03-30';

function dateOf(day: number): string {
  return new Date(Date.UTC(2036, 2, 10 + day)).toISOString().slice(0, 10);
}

/**
 * Twenty past midnight in Berlin, when it is still the day before in UTC. The year is one to come: a browser keeps no
 * cookie that ended in its past.
 */
function momentOf(day: number): number {
  const date = dateOf(day);
  return Date.parse(`${date}T00:20:00${date <= lastOfWinter ? '+01:00' : '+02:00'}`);
}

/** What the server keeps of the learner: the events, and the state that it made of them. */
async function kept(client: ApiClient) {
  const { tables } = await client.exportData();
  return {
    events: (tables['event'] ?? []).map(({ body }) => body as LearningEvent),
    state: tables['learner_state']?.[0]?.['state'],
  };
}

// The trace of a month is long to write; what an assertion prints says more.
test.use({ timezoneId: timeZone, trace: 'off' });

/*
 * Every answer is given on the page. What the page shows is compared each day with a replay of the events that the
 * server hands out, and the streak with the days of this test's own calendar too. The server's clock stands still
 * through a day, so that no moment passes between what it works out and what is worked out here.
 */
test('a month of study, day by day, is on the page what the engine makes of its events @desktop', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  await page.clock.setSystemTime(momentOf(0));
  const house = await House.open({ now: momentOf(0) });
  try {
    const { graph, lessons } = loadContent({
      directory: contentDirectory,
      cacheDirectory: join(house.dataDir, 'compiled'),
      onProblem: (message) => {
        throw new Error(message);
      },
    });
    const student: Student = { graph, course, timeZone };
    const titlesOf = (uids: readonly { readonly lesson: string }[]) =>
      uids.map(({ lesson }) => lessons.get(lesson)?.title ?? lesson).toSorted();
    // The token of the page's own last call: it lasts an hour, so that the page has to fetch another every day.
    let token: string | undefined;
    page.on('request', (request) => {
      token = request.headers()['authorization']?.replace('Bearer ', '') ?? token;
    });
    const client = createApiClient({ baseUrl: house.url, getToken: async () => token });
    const learner = new Learner(page, house, new AnswerBook(lessons));
    await learner.begin('month@example.org', course.title);
    await learner.buyPlan();

    let { events } = await kept(client);
    let run = 0;
    let [reviews, returns, dueDays] = [0, 0, 0];
    const shows = async (now: number) => {
      const expected = todayByEngine(student, replay(events, graph), now);
      await expect.poll(() => todayOn(page), { intervals: [100] }).toEqual(expected);
    };
    for (let day = 0; day < days; day += 1) {
      if (day === missed) {
        run = 0;
        continue;
      }
      const now = momentOf(day);
      await test.step(dateOf(day), async () => {
        await house.moveClock(now);
        await page.clock.setSystemTime(now);
        const before = replay(events, graph);
        const due = dueReviews(before, graph, now);
        if (due.length > 0) dueDays += 1;
        if (closerLooks.has(day)) {
          await page.goto(`${house.url}/learn/all-lessons?state=due`);
          const counted = `${due.length} ${due.length === 1 ? 'lesson' : 'lessons'}`;
          await expect(page.locator('.library-count')).toHaveText(counted);
          const listed = await page.locator('.lesson-row-title').allTextContents();
          expect(listed.toSorted()).toEqual(titlesOf(due));
        }
        await page.goto(`${house.url}/learn/my-learning`);
        await shows(now);

        // The plan's first lesson, or its reviews. The diagnostic is left alone: this learner begins at the beginning.
        // So is the weekly quiz, which has a test of its own.
        const plan = planOf(student, before, now);
        const place = plan.findIndex(({ kind }) => kind !== 'diagnostic' && kind !== 'quiz');
        if (plan[place]?.kind === 'review') reviews += 1;
        if (plan[place]?.reason.code === 'back-after-failure') returns += 1;
        await page.locator('.action-list li').nth(place).getByRole('link').click();
        await page.waitForURL(/\/learn\/my-learning\/(?:session\/|reviews$)/u);
        // The first lesson is read, every later one begun at its questions.
        if (day > 0) await learner.skipToQuestions();
        await learner.finish((nth) => !bad.has(day) && !(slips.has(day) && nth === 0));

        ({ events } = await kept(client));
        if (!bad.has(day)) run += 1;
        const end = page.locator('.session-end');
        await expect(end).toContainText(new RegExp(`Streak\\s*${run} days?`, 'u'));
        if (bad.has(day)) {
          run = 0;
          await expect(end).toContainText(/Earned\s*0 XP/u);
        }
        if (closerLooks.has(day)) {
          await end.getByRole('link', { name: /my learning/iu }).click();
          await shows(now);
        }
      });
    }

    const end = await kept(client);
    const state = replay(end.events, graph);
    expect(end.state).toEqual(JSON.parse(JSON.stringify(state)));
    const where = { now: momentOf(days - 1), timeZone };
    expect(run).toBe(days - 1 - missed);
    expect(streak(state, where)).toMatchObject({ days: run, longest: run, today: true });
    await page.goto(`${house.url}/learn/my-learning/progress/${course.uid}`);
    await expect(page.locator('.progress-page > .figures')).toContainText(
      new RegExp(`Earned\\s*${Math.round(totalXp(state))} XP`, 'u'),
    );
    expect(reviews).toBeGreaterThan(2);
    expect(returns).toBeGreaterThan(0);
    expect(dueDays).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  } finally {
    await house.close();
  }
});
