import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { OutputLog } from './output-log.ts';
import type { OutputPiece } from './output-log.ts';
import { OutputText } from './output-text.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const note = '… earlier output is not shown\n';

/** Shows a log that is written to; gives the element, and what it should hold. */
async function written(texts: readonly (readonly [OutputPiece['stream'], string])[], each = 1) {
  const log = new OutputLog();
  await render(
    <div className="lemma-py">
      <OutputText log={log} />
    </div>,
  );
  let all = '';
  const drawn: boolean[] = [];
  const element = page.getByRole('group', { name: 'Printed output', includeHidden: true });
  for (const [i, [stream, text]] of texts.entries()) {
    log.append(stream, text);
    all += text;
    if (i % each > 0) continue;
    await nextFrame();
    const kept = all.length > 50_000 ? note + all.slice(-50_000) : all;
    drawn.push(element.element().textContent === kept);
  }
  return { element: element.element(), drawn, all, log };
}

const line = (i: number) => `${i} `.repeat((i * 7919) % 40).trimEnd();

it('holds at each frame what the log keeps, in whatever pieces it was written', async () => {
  const texts = Array.from({ length: 120 }, (_, i): [OutputPiece['stream'], string] => [
    i % 7 === 0 ? 'stderr' : 'stdout',
    i % 5 === 0 ? line(i) : `${line(i)}\n`.repeat((i * 104_729) % 90),
  ]);
  const { drawn } = await written(texts, 3);
  expect(drawn).toEqual(drawn.map(() => true));
});

it('has a line of two streams on one line, and as many lines as were printed', async () => {
  const texts = Array.from({ length: 900 }, (_, i): [OutputPiece['stream'], string][] => [
    ['stdout', `${i} of`],
    ['stderr', ` ${i}\n`],
    ['stdout', 'so\n'.repeat(i % 4)],
  ]).flat();
  const { element, all } = await written(texts, texts.length);
  await nextFrame();
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  expect(element.scrollHeight / lineHeight).toBeCloseTo(all.split('\n').length - 1, 1);
  expect(element.scrollTop + element.clientHeight).toBeCloseTo(element.scrollHeight, 0);
});

it('is empty and hidden once the log is cleared, and begins anew', async () => {
  const { element, log } = await written([['stdout', 'a\n'.repeat(30_000)]]);
  log.clear();
  await nextFrame();
  expect(element).toHaveTextContent('');
  expect(element).not.toBeVisible();
  log.append('stdout', 'b');
  await nextFrame();
  expect(element).toHaveTextContent('b');
  expect(element).toBeVisible();
});
