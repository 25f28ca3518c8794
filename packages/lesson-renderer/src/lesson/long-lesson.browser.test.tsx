/// <reference types="@vitest/browser-playwright" />
import { renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import '../styles.css';
import { Lesson } from './lesson.tsx';

const body = Array.from(
  { length: 30 },
  (_, part) =>
    `### Part ${part}\n\n${'Some words of prose. '.repeat(60)}\n\n:::detail[More of ${part}]\n#### Inside ${part}\n\n${'Hidden words. '.repeat(20)}\n:::`,
);

const { lesson } = compileLesson(body.join('\n\n'), { fragment: true });

async function shown() {
  if (!lesson) throw new Error('The text does not compile.');
  const { container } = await render(
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} theme="light" />,
  );
  return {
    parts: [...container.querySelectorAll<HTMLElement>('.lemma-part')],
    folded: [...container.querySelectorAll('details')],
  };
}

const skips = (part: HTMLElement) => getComputedStyle(part).contentVisibility;

it('skips the parts of a server’s page that are far from the screen', () => {
  if (!lesson) throw new Error('The text does not compile.');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} theme="light" />,
  );
  document.body.append(page);
  const parts = [...page.querySelectorAll<HTMLElement>('.lemma-part')];
  expect(new Set(parts.map(skips))).toEqual(new Set(['auto']));
  page.remove();
});

it('has laid out every part once the page is idle', async () => {
  const { parts } = await shown();
  await expect.poll(() => parts.map(skips), { timeout: 60_000 }).not.toContain('auto');
});

it('prints every part', async () => {
  const { parts } = await shown();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const printed = parts.map(skips);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  expect(new Set(printed)).toEqual(new Set(['visible']));
});

it('opens folded callouts for printing and folds them again', async () => {
  const { folded } = await shown();
  const open = () => new Set(folded.map((details) => details.open));
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(new Set([true]));
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(new Set([false]));
});

it('opens the folded callout that a link leads into', async () => {
  const { folded, parts } = await shown();
  location.hash = '';
  location.hash = '#lesson--inside-29';
  await expect.poll(() => folded.at(-1)?.open).toBe(true);
  expect(folded.filter(({ open }) => open)).toHaveLength(1);
  await expect
    .poll(() => folded.at(-1)?.getBoundingClientRect().top, { timeout: 60_000 })
    .toBeLessThan(innerHeight);
  // It stays there: no part above it has a height that is still a guess.
  expect(parts.map(skips)).not.toContain('auto');
});
