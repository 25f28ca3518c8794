import type { Page } from 'playwright';
import type { Learner } from '../../e2e/learner.ts';
import type { Cue } from './captions.ts';
import type { Film } from './film.ts';

const onward = (page: Page) =>
  page
    .getByRole('button', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'To the questions' }))
    .first();

/** A lesson on matrix–vector products: its first page, its widget, a question missed and its reason. */
export async function filmMatrixLesson(
  page: Page,
  film: Film,
  learner: Learner,
): Promise<readonly Cue[]> {
  await learner.openLesson('la-matrix-vector-product');
  await film.hold(3);
  const cues: Cue[] = [{ from: 0, text: 'A lesson opens with what it is for.' }];
  await film.press(onward(page), 0.4);
  cues.push({ from: film.shots.length, text: 'A definition, then a figure to step through.' });
  await film.hold(2);
  const widget = page.locator('.lw-matrix-multiplier, .lemma-widget').first();
  await film.show(widget);
  film.poster = film.shots.length - 1;
  cues.push({ from: film.shots.length, text: 'Before it moves, you say what you expect.' });
  await film.press(page.locator('label:has(input[type="radio"])').first(), 0.8);
  await film.press(page.getByRole('button', { name: /^Commit and/u }), 0.8);
  await film.show(widget);
  const next = widget.getByRole('button', { name: 'Next' });
  cues.push({ from: film.shots.length, text: 'A row meets the vector, and its terms add up.' });
  for (let step = 0; step < 6; step += 1) await film.press(next, 0.8);
  film.poster = film.shots.length - 1;
  await learner.readToQuestions();
  cues.push({ from: film.shots.length, text: 'Then the lesson asks.' });
  await film.hold(2);
  await learner.fillIn(false);
  await film.hold(1);
  await film.press(page.getByRole('button', { name: 'Check answer' }).first(), 0.3);
  await page.locator('.study:not([data-phase="sending"])').waitFor();
  cues.push({ from: film.shots.length, text: 'A slip gets its reason, and a second try.' });
  await film.hold(3);
  await learner.fillIn(true);
  await film.hold(1);
  await film.press(page.getByRole('button', { name: 'Check answer' }).first(), 0.3);
  await learner.feedback();
  cues.push({ from: film.shots.length, text: 'Right or wrong, you read why.' });
  await film.hold(3);
  return cues;
}

/** The first Python lesson: code in the text is run where it stands. */
export async function filmPythonLesson(
  page: Page,
  film: Film,
  learner: Learner,
): Promise<readonly Cue[]> {
  await learner.openLesson('py-values-and-variables');
  await film.hold(2.5);
  const cues: Cue[] = [{ from: 0, text: 'The first Python lesson. Nothing was installed.' }];
  const cell = page.locator('.lemma-py-cell').first();
  while ((await cell.count()) === 0) await film.press(onward(page), 0.6);
  await film.show(cell);
  cues.push({ from: film.shots.length, text: 'Code in the text runs where it stands.' });
  await film.press(cell.getByRole('button', { name: 'Run' }), 0.3);
  await cell.getByRole('group', { name: 'Printed output' }).waitFor({ timeout: 90_000 });
  await film.hold(2);
  film.poster = film.shots.length - 1;
  cues.push({ from: film.shots.length, text: 'Change it, run it again, see what happens.' });
  await film.press(cell.getByRole('button', { name: 'Edit' }), 0.5);
  const editor = cell.locator('.cm-content');
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  for (const text of ['\n', 'print(', '"again, ', 'with my ', 'own line"', ')']) {
    await page.keyboard.insertText(text);
    await film.hold(0.3);
  }
  await film.press(cell.getByRole('button', { name: 'Run' }), 0.3);
  await cell.getByText('again, with my own line').last().waitFor();
  await page.waitForTimeout(500);
  await film.hold(3);
  return cues;
}

/** An exercise: its starter fails its tests, then the learner's code passes them. */
export async function filmExercise(
  page: Page,
  film: Film,
  learner: Learner,
): Promise<readonly Cue[]> {
  await learner.answerUntil('repl');
  await page.evaluate(() => window.scrollTo(0, 0));
  await film.hold(3);
  const cues: Cue[] = [{ from: 0, text: 'An exercise: you write the code.' }];
  const run = page.getByRole('button', { name: /run tests/iu }).first();
  cues.push({ from: film.shots.length, text: 'Tests say what it does, and what it should do.' });
  await film.press(run, 0.3);
  const tests = page.locator('.lemma-py-tests').first();
  await tests.waitFor({ timeout: 90_000 });
  await film.show(tests);
  await film.hold(2.5);
  cues.push({ from: film.shots.length, text: 'Think again, and change it.' });
  await film.show(page.locator('.cm-content').first());
  await learner.fillIn(true);
  await film.hold(2);
  await film.press(run, 0.3);
  await page.waitForTimeout(1500);
  cues.push({ from: film.shots.length, text: 'All tests pass.' });
  await film.show(tests);
  await film.hold(3);
  film.poster = film.shots.length - 1;
  return cues;
}
