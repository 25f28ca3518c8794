/** A queue of reviews, question by question: what a learner waits for between a press and what it brings. */
import { join } from 'node:path';
import { createApiClient } from '@lemma/api-client';
import type { Browser } from 'playwright';
import { loadContent } from '../../apps/edge/src/content/load-content.ts';
import { studyThrough } from '../../apps/edge/testing/server/study-through.ts';
import { contentDirectory } from '../../content/tools/read-courses.ts';
import { AnswerBook } from '../../e2e/answer-book.ts';
import { House } from '../../e2e/house.ts';
import { Learner } from '../../e2e/learner.ts';
import { median, quantile, type Row, spread } from '../statistics.ts';
import { idleFrames } from './idle-frames.ts';
import { nextWait } from './waits.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const questions = 20;

/** Mastered twelve days before: enough for a queue of twenty questions. */
const mastered = [
  'la-vectors',
  'la-vector-arithmetic',
  'la-linear-combinations',
  'la-dot-product',
  'la-length-and-distance',
  'la-angles-and-orthogonality',
  'la-projection',
  'la-span',
  'la-linear-independence',
  'la-matrices-and-shape',
  'la-matrix-arithmetic',
  'la-transpose',
  'la-matrix-vector-product',
];

export async function queueRows(browser: Browser): Promise<Row[]> {
  let now = Date.now();
  const house = await House.open({ now });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const pass = async (time: number) => house.moveClock((now += time));
    const content = loadContent({
      directory: contentDirectory,
      cacheDirectory: join(house.dataDir, 'compiled'),
      onProblem: (message) => {
        throw new Error(message);
      },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    let token: string | undefined;
    page.on('request', (request) => {
      token = request.headers()['authorization']?.replace('Bearer ', '') ?? token;
    });
    const learner = new Learner(page, house, new AnswerBook(content.lessons));
    await learner.begin('bench-queue@example.org', 'Essential linear algebra for ML');
    await learner.buyPlan();
    const client = createApiClient({ baseUrl: house.url, getToken: async () => token });
    // The queue is as long as the learner's day.
    await client.updateSettings({ body: { daily_goal: 60 } });
    for (const lesson of mastered) {
      await pass(minute);
      await studyThrough(client, content, lesson);
    }
    await pass(12 * day);
    await page.goto(`${house.url}/learn/my-learning/reviews`, { waitUntil: 'networkidle' });
    await learner.settle();
    const idle = await idleFrames(page);
    const verdicts: number[] = [];
    const nexts: number[] = [];
    while (nexts.length < questions && (await learner.settle()) === 'question') {
      // The server allows so many answers a minute of its own clock.
      await pass(minute);
      await learner.fillIn(true);
      const verdict = await nextWait(page, 'verdict');
      await learner.handIn();
      verdicts.push(await verdict());
      // A learner reads what is said of the answer; the page makes the next question ready meanwhile.
      await page.waitForLoadState('networkidle');
      const next = await nextWait(page, 'next');
      await page.getByRole('button', { name: /^(Continue|See the summary)$/u }).click();
      nexts.push(await next());
    }
    if (nexts.length < questions)
      throw new Error(`The queue had ${nexts.length} questions, not ${questions}.`);
    return [
      row('from the answer to what is said of it', verdicts, idle, 'longest 200 ms'),
      row('from there to the next question', nexts, idle, '100 ms, longest 200 ms'),
    ];
  } finally {
    await context.close();
    await house.close();
  }
}

function row(name: string, waits: readonly number[], idle: number, target: string): Row {
  return {
    case: `${name}, in a queue of ${waits.length} questions`,
    ratio: median(waits) / idle,
    against: 'two idle frames of the same page',
    spread: spread(waits),
    target,
    ms: median(waits),
    p95_ms: quantile(waits, 0.95),
    longest_ms: Math.max(...waits),
  };
}
