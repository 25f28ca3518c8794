import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { type CompiledQuestion, compileLesson } from '@lemma/lesson-renderer/compile';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflowing, watchPage } from './page-faults.ts';
import { answerAll } from './questions.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser.close());

const source = `
::::question{#sum type="numeric" skill="s" answer="6"}
2 + 4?

\`\`\`yaml mistakes
- answer: "8"
  feedback: That is the product.
\`\`\`

:::steps
6.
:::
::::
`;
const questions: readonly CompiledQuestion[] =
  compileLesson(source, { fragment: true }).lesson?.questions ?? [];

/** A question's markup that answers each answer with the same feedback. */
const asking = (mark: string, feedback: string) => `
  <form class="lemma-question" onsubmit="event.preventDefault();
    this.querySelector('.lemma-feedback').hidden = false">
    <input aria-label="Your answer"><button>Check answer</button>
    <div class="lemma-feedback" hidden>
      <p class="lemma-verdict" data-mark="${mark}">Well</p>${feedback}
    </div>
  </form>`;

it('says where and how an answer is called something else than it is', async () => {
  await page.setContent(asking('right', '<div class="lemma-explanation">6.</div>'));
  const [fault, ...others] = await answerAll(page, questions, false);
  expect(fault).toEqual({
    line: 2,
    part: expect.stringContaining('sum (numeric, wrong answer "8")'),
    message: expect.stringContaining('It is called right, not wrong'),
  });
  expect(others.map(({ message }) => message)).toEqual([
    'What the author says of this mistake is not shown.',
  ]);
});

it('finds nothing where a wrong answer is commented on and followed by its steps', async () => {
  await page.setContent(
    asking(
      'wrong',
      '<span class="lemma-comment">That is the product.</span><div class="lemma-explanation">6.</div>',
    ),
  );
  expect(await answerAll(page, questions, false)).toEqual([]);
});

it('misses the steps, and questions that are not on the page', async () => {
  await page.setContent(asking('right', ''));
  expect((await answerAll(page, questions, true)).map(({ message }) => message)).toEqual([
    'The steps are not shown: write them.',
  ]);
  await page.setContent('<p>Nothing</p>');
  expect((await answerAll(page, questions, true)).map(({ message }) => message)).toEqual([
    'The page shows 0 of 1 questions: look at the page for a part that failed.',
  ]);
});

it('names what is wider than the window, but for what scrolls in its own box', async () => {
  await page.setContent(`<article class="lemma-article" style="margin: 0">
    <div style="overflow-x: auto"><p style="width: 900px">Scrolls</p></div>
    <div class="wide" style="width: 900px"><b>Too wide</b></div></article>`);
  expect(await overflowing(page)).toEqual(['div.wide: "Too wide"']);
});

it('hears an error of the console once', async () => {
  const read = watchPage(page);
  await page.setContent('<script>console.error("lost"); console.error("lost")</script>');
  await expect.poll(read).toEqual(['lost']);
  expect(read()).toEqual([]);
});
