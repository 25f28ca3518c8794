import type { Page } from 'playwright';
import type { Learner } from '../../e2e/learner.ts';
import type { Cue } from './captions.ts';
import type { Film } from './film.ts';

/** A learner's own graph: what is mastered, what opens next, and what one lesson rests on. */
export async function filmGraph(
  page: Page,
  film: Film,
  siteUrl: string,
  /** Title of the lesson that is looked at. */
  lesson: string,
): Promise<readonly Cue[]> {
  await page.goto(`${siteUrl}/learn/my-learning/knowledge-profile`);
  const one = page
    .getByRole('group', { name: /^Knowledge graph/u })
    .getByRole('button', { name: new RegExp(`^${lesson},`, 'u') });
  await one.waitFor();
  await page.getByRole('button', { name: 'Overview' }).click();
  // The map comes to rest.
  await page.waitForTimeout(1200);
  const cues: Cue[] = [{ from: 0, text: 'Every lesson of the course, and what it rests on.' }];
  await film.hold(3);
  cues.push({ from: film.shots.length, text: 'Closer: what you have mastered, and what is open.' });
  for (let step = 0; step < 2; step += 1)
    await film.press(page.getByRole('button', { name: 'Zoom in' }), 1.2);
  film.poster = film.shots.length - 1;
  await one.focus();
  await page.waitForTimeout(600);
  await film.hold(1);
  cues.push({
    from: film.shots.length,
    text: 'One lesson: its state, what it rests on, what it opens.',
  });
  await film.press(one, 1);
  await page.waitForTimeout(600);
  await film.hold(3.5);
  return cues;
}

/** A review of a mastered lesson: two questions, answered from memory. */
export async function filmReview(
  page: Page,
  film: Film,
  learner: Learner,
): Promise<readonly Cue[]> {
  await learner.openLesson('la-vectors', 'review');
  await learner.readToQuestions();
  await film.hold(2.5);
  const cues: Cue[] = [{ from: 0, text: 'A review: a few new questions on what you mastered.' }];
  for (let question = 0; question < 2; question += 1) {
    cues.push({
      from: film.shots.length,
      text: question === 0 ? 'You answer from memory…' : 'Then another, on another part of it.',
    });
    await learner.fillIn(true);
    await film.hold(1.2);
    await film.press(page.getByRole('button', { name: 'Check answer' }).first(), 0.2);
    await learner.feedback();
    cues.push({
      from: film.shots.length,
      text: question === 0 ? '…and read why at once.' : 'What you still know moves further away.',
    });
    await film.hold(2.5);
    if (question === 1 || (await learner.goOn()) !== 'question') break;
    await film.hold(1);
  }
  return cues;
}
