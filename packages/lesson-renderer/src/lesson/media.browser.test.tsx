import { render } from 'vitest-browser-react';
import { expect, it } from 'vitest';
import '../styles.css';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';
import { Lesson } from './lesson.tsx';

/** A page of this very host, so that the browser says what it loaded. */
const { host, origin } = location;

const { lesson: compiled, messages } = compileLesson(
  `:::video[Rain]{src="${origin}/rain.mp4" silent}\nRain.\n:::\n\n:::embed[Water]{src="${origin}/water.html"}\nWater.\n:::`.replaceAll(
    'http://',
    'https://',
  ),
  { fragment: true, mediaHosts: [host] },
);
if (!compiled || messages.length > 0) throw new Error('The text does not compile.');
// What is compiled is encrypted; this page is not.
const lesson = toLearnerLesson(
  JSON.parse(JSON.stringify(compiled).replaceAll('https://', 'http://')) as typeof compiled,
  { seed: 1 },
);

// The modules of a test page fill what a browser keeps of itself.
performance.setResourceTimingBufferSize(5000);
const asked = (name: string) =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(name)).length;

it('loads no film and no page of others before the reader asks for it', async () => {
  const { container } = await render(<Lesson lesson={lesson} />);
  const frame = container.querySelector('iframe');
  const fold = container.querySelector<HTMLDetailsElement>('.lemma-embed');
  if (!frame || !fold) throw new Error('There is no frame.');
  frame.scrollIntoView();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([asked('/water.html'), asked('/rain.mp4')]).toEqual([0, 0]);
  expect(frame.contentDocument?.location.href).toBe('about:blank');
  fold.open = true;
  await expect.poll(() => asked('/water.html')).toBe(1);
  expect(asked('/rain.mp4')).toBe(0);
});
