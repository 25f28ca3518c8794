import { devices, expect, type Locator } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { Thumb } from './thumb.ts';
import { expectAccessible, watch } from './watch.ts';

const { userAgent, deviceScaleFactor } = devices['Pixel 7'];
// A phone wherever it runs: once, then, is enough.
test.use({
  userAgent,
  deviceScaleFactor,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

test('a whole Python lesson by thumb: cells, keys for code, hidden tests, a hint, the summary @desktop', async ({
  page,
  house,
}) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  const thumb = new Thumb(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** Nothing is wider than the screen. */
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await learner.begin('thumb@example.org', 'Essential Python for data science and ML');
  const first = page
    .locator('.action-list')
    .getByRole('link', { name: 'Values, variables, print' });
  await thumb.scrollTo(first);
  await thumb.press(first);
  await learner.settle();

  await test.step('a cell is run, changed with the keys above the keyboard, and run again', async () => {
    const cell = page.getByRole('group', { name: 'Python code' }).first();
    await thumb.press(cell.getByRole('button', { name: 'Run' }));
    await expect(cell).toContainText('Output');
    await thumb.press(cell.getByRole('button', { name: 'Edit' }));
    await thumb.program(cell.locator('.cm-content'), 'print("thumb" * 2)');
    // The button that runs it stands above the keys, the line that is written above the button.
    await thumb.inReach(cell.locator('.cm-activeLine'));
    await thumb.press(cell.getByRole('button', { name: 'Run' }));
    await expect(cell).toContainText('thumbthumb');
    await thumb.closeKeyboard();
  });

  let programs = 0;
  await test.step('it is read, and its questions are answered, round by round', async () => {
    for (
      let phase = await learner.settle();
      phase === 'reading' || phase === 'question';
      phase = await learner.settle()
    ) {
      await fits();
      if (phase === 'question') await answer();
      else await thumb.press(button(/^(?:Continue|To the questions)$/u));
    }
  });

  await test.step('the summary leads on', async () => {
    expect(programs).toBeGreaterThan(0);
    await expect(page.getByText('Lesson mastered')).toBeVisible();
    await fits();
    await expectAccessible(page);
    await thumb.inReach(page.getByRole('link', { name: /^Next: / }));
  });

  expect(faults).toEqual([]);

  async function answer() {
    const right = await learner.rightAnswer();
    switch (right.kind) {
      case 'multiple-choice':
      case 'multi':
        for (const option of right.selected)
          await pressAt(page.locator(`.lemma-option:has(input[value="${option}"])`));
        break;
      case 'numeric':
        await thumb.press(page.getByRole('textbox', { name: 'Your answer' }));
        await thumb.write(right.text);
        break;
      case 'output':
        await pressAt(page.getByRole('textbox', { name: 'What the program prints' }));
        await thumb.write(right.text);
        break;
      case 'order':
        for (const { id } of right.lines)
          await pressAt(page.locator(`.lemma-order-left [data-line="${id}"]`));
        break;
      case 'repl':
        programs += 1;
        if (programs === 1) await missFirst();
        await thumb.program(page.locator('.cm-content'), right.code);
        break;
      default:
        throw new Error(`The thumb cannot answer a question of kind ${right.kind} yet.`);
    }
    await thumb.press(button(right.kind === 'repl' ? 'Run tests' : 'Check answer'));
    await learner.feedback();
    await thumb.closeKeyboard();
    await thumb.press(button(/^(?:Continue|See the summary)$/u));
    await page.locator('.study[data-phase="feedback"]').waitFor({ state: 'detached' });
  }

  async function pressAt(target: Locator) {
    await thumb.scrollTo(target);
    await thumb.press(target);
  }

  /** A program that is wrong shows which tests fail, hidden ones too; a hint helps on, and nothing is lost yet. */
  async function missFirst() {
    await thumb.press(button('Run tests'));
    await expect(page.getByText(/^0 of \d tests pass$/u)).toBeVisible();
    await expect(page.getByText('Hidden test', { exact: true }).first()).toBeVisible();
    await thumb.scrollTo(button('Show a hint'));
    await thumb.press(button('Show a hint'));
    await expect(page.getByText(/^Hint 1 of \d$/u)).toBeVisible();
    await expect(button('Hand in as it is')).toBeVisible();
    await expectAccessible(page);
  }
});
