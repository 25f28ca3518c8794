import { expect, test, type FrameLocator, type Page } from '@playwright/test';
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

/** A server of lessons, and on another origin one of a page that frames them. */
async function twoOrigins() {
  const lessons = await serveFolder(appFolder('plain'), {
    'content-security-policy': strictPolicy,
  });
  const host = await serveFolder(appFolder('plain'));
  const address = new URL('/host.html', host.origin);
  address.searchParams.set('page', `${lessons.origin}/lemma/embed.html`);
  return {
    lessons: lessons.origin,
    host: host.origin,
    /** Address of the page; it scores answers within so many milliseconds, or not at all. */
    framed: (within?: number) => {
      const framed = new URL(address);
      if (within !== undefined) framed.searchParams.set('scores', String(within));
      return framed.href;
    },
    [Symbol.asyncDispose]: async () => {
      await host[Symbol.asyncDispose]();
      await lessons[Symbol.asyncDispose]();
    },
  };
}

test('a frame on another origin takes on the lesson’s height and tells its host alone what happens', async ({
  page,
}) => {
  await using servers = await twoOrigins();
  const heard = complaints(page);
  await page.goto(servers.framed());

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
    .toContain(`https://evil.example/lesson.json is not on ${servers.lessons}.`);
  await expect(frame.getByRole('heading', { name: 'Rows times columns' })).toBeVisible();
  expect(await outside()).toBeGreaterThanOrEqual(height - 100);
  expect(heard).toEqual([]);
});

/** Where the first question of the lesson in the frame is answered and what is said of it is read. */
const firstQuestion = (frame: FrameLocator) => {
  const question = frame.getByRole('group', { name: /first entry of the product/ });
  return {
    said: question.getByRole('status'),
    answer: async (text: string) => {
      await question.getByRole('textbox', { name: 'Your answer' }).fill(text);
      await question.getByRole('button', { name: 'Check answer' }).click();
    },
  };
};

const heardBy = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard'));

test('the page around a frame scores its answers, and its HTML is text there', async ({ page }) => {
  await using servers = await twoOrigins();
  const heard = complaints(page);
  await page.goto(servers.framed(30_000));
  await page.evaluate(() => {
    const score = async ({ uid }: { uid: string }, { text }: { text: string }) => {
      const problem = { code: 'no-number' };
      const none = { correct: false, credit: 0, comment: '', explanation: '' };
      if (text === '?') return { ...none, unreadable: problem };
      // While the answer waits, another frame of the page answers for it.
      const forger = document.createElement('iframe');
      forger.src = `data:text/html,<script>
        for (let id = 1; id < 9; id++) parent.frames[0].postMessage({ lemma: 'feedback', id, feedback: { correct: true, credit: 1, comment: 'Forged', explanation: '' } }, '*');
        parent.postMessage('forged', '*');
      </script>`;
      const forged = new Promise((resolve) => {
        addEventListener('message', ({ data }) => data === 'forged' && resolve(data));
      });
      document.body.append(forger);
      await forged;
      return {
        ...none,
        comment: `Scored by the page around: ${uid}`,
        explanation: '<img src=x onerror="parent.postMessage(1)">Row by column',
      };
    };
    Reflect.set(globalThis, 'score', score);
  });
  const { said, answer } = firstQuestion(page.frameLocator('iframe').first());

  await answer('?');
  await expect(said).toHaveText('There is no number yet.');
  await answer('16');
  await expect(said).toContainText(
    'Not quite. Scored by the page around: consumer-lesson/first-entry',
  );
  await expect(said).toContainText('<img src=x onerror="parent.postMessage(1)">Row by column');
  await expect(said.locator('img')).toHaveCount(0);
  expect(await heardBy(page)).toEqual(expect.arrayContaining(['feedback-shown']));
  expect(heard).toEqual([]);
});

test('a frame takes the HTML of a page that its own server trusts', async ({ page }) => {
  await using servers = await twoOrigins();
  // What the owner of the embed page writes into it.
  const trust = `<head><meta name="lemma-trusted-hosts" content="https://lms.example ${servers.host}">`;
  await page.route('**/embed.html*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<head>', trust) });
  });
  const heard = complaints(page);
  await page.goto(servers.framed(30_000));
  await page.evaluate(() => {
    Reflect.set(globalThis, 'score', () => ({
      correct: false,
      credit: 0,
      comment: '',
      explanation: '<p><em>Row by column.</em></p>',
      correctValue: '17',
    }));
  });
  const { said, answer } = firstQuestion(page.frameLocator('iframe'));
  await answer('16');
  await expect(said.locator('em')).toHaveText('Row by column.');
  await expect(said).toContainText('Your answer16');
  await expect(said).toContainText('Right answer17');
  expect(heard).toEqual([]);
});

test('a frame says that nobody scores, that a page failed to, and lets the learner try again', async ({
  page,
}) => {
  await using servers = await twoOrigins();
  const heard = complaints(page);
  const { said, answer } = firstQuestion(page.frameLocator('iframe'));

  await page.goto(servers.framed());
  await answer('17');
  await expect(said).toHaveText('Answers are not checked on this page.');
  await page.evaluate(() =>
    Reflect.get(globalThis, 'embedded').update({ strings: { notChecked: 'Ohne Wertung.' } }),
  );
  await expect(said).toHaveText('Ohne Wertung.');

  await page.goto(servers.framed(500));
  const failures: readonly [give: string, told: RegExp][] = [
    ['({ correct: true })', /Its feedback cannot be used: credit: /],
    ['({ comment: () => 1 })', /could not be cloned/],
    ['Promise.reject(new Error("No connection."))', /No connection\./],
    ['new Promise(() => {})', /There was no feedback within 500 ms\./],
  ];
  for (const [give, told] of failures) {
    await page.evaluate(`globalThis.score = () => ${give}`);
    await answer('17');
    await expect.poll(() => heardBy(page)).toContainEqual(expect.stringMatching(told));
    await expect(said).toHaveText('Your answer could not be checked. Try again in a moment.');
  }
  await page.evaluate(() => {
    const right = { correct: true, credit: 1, comment: 'Row by column.', explanation: '' };
    Reflect.set(globalThis, 'score', () => right);
  });
  await answer('17');
  await expect(said).toHaveText('Right. Row by column.');
  expect(heard).toEqual([]);
});
