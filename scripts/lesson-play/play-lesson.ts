import type { CompiledLesson, CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { Page } from 'playwright';
import { axeViolations } from '../axe-violations.ts';
import type { Fault } from './fault.ts';
import { overflowing, watchPage } from './page-faults.ts';
import { commitToAll } from './predictions.ts';
import { answerAll } from './questions.ts';
import { stepWidgets } from './widgets.ts';

/** Pages that are being watched, each with what reads its faults. */
const watched = new WeakMap<Page, () => readonly string[]>();

/** Plays a lesson from its first line to its end: every answer right, or every one wrong. `asked`: the questions to answer. */
export async function playLesson(
  page: Page,
  address: string,
  lesson: CompiledLesson,
  { right, asked }: { readonly right: boolean; readonly asked: readonly CompiledQuestion[] },
): Promise<readonly Fault[]> {
  const pageFaults = watched.get(page) ?? watchPage(page);
  watched.set(page, pageFaults);
  pageFaults();
  await page.goto(address);
  await page.locator('.lemma-article').waitFor({ timeout: 120_000 });
  if ((await page.locator('main').getAttribute('data-version')) !== lesson.hash)
    return [
      {
        part: 'the page',
        message: 'The built Storybook has another text of it: run "pnpm storybook:build" again.',
      },
    ];
  // Laid out at once, not part by part as a reader comes near.
  await page.addStyleTag({ content: '.lemma-part { content-visibility: visible !important }' });
  await page.waitForLoadState('networkidle');
  const faults = [
    ...(await commitToAll(page, lesson, right)),
    ...(await stepWidgets(page)),
    ...(await answerAll(page, lesson.questions, right, asked)),
  ];
  // What an answer shows late.
  await page.waitForLoadState('networkidle');
  const ofPage = [
    ...pageFaults().map((message) => `The console says: ${message}`),
    ...(await overflowing(page)).map(
      (element) => `It is wider than the window: ${element}. Break it up, or let it scroll.`,
    ),
    ...(right ? [] : await accessFaults(page)),
  ];
  return [...faults, ...ofPage.map((message) => ({ part: 'the page, all answered', message }))];
}

/**
 * With every answer wrong a page has most on it. What is seen of its formulas is left out, which is most of its elements
 * and is hidden from assistive technology: `pnpm content:axe` has looked at it before any answer.
 */
async function accessFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const formula of document.querySelectorAll('.katex-html')) formula.remove();
  });
  return (await axeViolations(page)).map((violation) => `axe finds ${violation}`);
}
