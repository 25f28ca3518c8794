import type { Page } from 'playwright';
import type { Cue } from './captions.ts';
import type { Film } from './film.ts';

/** A matrix product, worked out term by term. */
export async function filmStudy(page: Page, film: Film, siteUrl: string): Promise<readonly Cue[]> {
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const widget = page.getByRole('region', { name: /a piece of a lesson/u });
  await widget.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const next = widget.getByRole('button', { name: 'Next' });
  await film.hold(2.5);
  const cues: Cue[] = [{ from: 0, text: 'A product of two matrices, one term at a time.' }];
  cues.push({
    from: film.shots.length,
    text: 'A row of the left matrix meets a column of the right one.',
  });
  for (let step = 0; step < 3; step += 1) await film.press(next, 1.1);
  cues.push({
    from: film.shots.length,
    text: 'Their terms add up to one entry. Then the next entry begins.',
  });
  for (let step = 0; step < 5; step += 1) await film.press(next, 0.9);
  cues.push({
    from: film.shots.length,
    text: 'Every entry of the product comes about in the same way.',
  });
  for (let step = 0; step < 3; step += 1) await film.press(next, 0.6);
  await film.hold(2.5);
  return cues;
}

/** Python in the page: ask for it, run a few lines, see what they print. */
export async function filmPython(page: Page, film: Film, siteUrl: string): Promise<readonly Cue[]> {
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const open = page.getByRole('button', { name: 'Change it and run it' });
  await open.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The lower part of the page answers once its own code has come.
  await page.waitForTimeout(2000);
  await film.hold(2);
  const cues: Cue[] = [{ from: 0, text: 'A few lines of Python in the page.' }];
  await film.press(open, 0.6);
  const cell = page.getByRole('group', { name: 'Python code that can be run' });
  await cell.waitFor();
  await cell.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  cues.push({ from: film.shots.length, text: 'Run them: the interpreter works in your browser.' });
  await film.press(cell.getByRole('button', { name: 'Run' }), 0.4);
  await cell.getByText('5', { exact: false }).last().waitFor();
  await page.waitForFunction(() =>
    /5\s+2/u.test(document.querySelector('#landing-python')?.textContent ?? ''),
  );
  await film.hold(3);
  return cues;
}
