/** `pnpm bench hostile`: what texts that nobody means well with cost the compiler, in seconds of processor time for each MB. */
import { compileLesson } from '@lemma/lesson-renderer/compile';
import type { Row } from '../statistics.ts';
import { blocks } from './blocks.ts';
import { code } from './code.ts';
import { inline } from './inline.ts';
import { lessons } from './lessons.ts';
import { lines } from './lines.ts';
import { fill, head, type Texts } from './make.ts';
import { maths, shortMaths } from './maths.ts';

/** Seconds that a MB may take. */
const limit = 2;
/** Seconds that a text of formulas alone may take beyond that: a short one has no prose that pays for them. */
const fixed = 0.25;
const shown = 12;
const shownShort = 6;

/** The texts that the specification of the renderer names. */
const named: Texts = {
  '100,000 nested brackets': () => '['.repeat(100_000) + ']'.repeat(100_000),
  '10,000 unclosed directives': () => ':::tip\n'.repeat(10_000),
  'a line of 5 MB': () => fill('a word ', 5_000_000),
};
/** As many formulas as the compiler keeps: after them none of a text that comes twice is known. */
const others = Array.from({ length: 2000 }, (_, index) => `$y_{${index}}$`).join('\n\n');
const knownLessons = Array.from({ length: 150 }, (_, index) => `la-dot-product-${index}`);

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  const texts: Texts = { ...blocks, ...code, ...inline, ...lessons, ...lines, ...maths };
  compileLesson(`${head}\n## Explanation\n\n$x$\n`);
  const dearest = Object.entries(texts)
    .map(([name, text]) => costOf(name, text()))
    .toSorted((a, b) => b.ratio - a.ratio);
  const dearestShort = Object.entries(shortMaths)
    .map(([name, text]) => costOf(name, text(), fixed))
    .toSorted((a, b) => b.ratio - a.ratio);
  return {
    rows: [
      ...Object.entries(named).map(([name, text]) => costOf(name, text())),
      ...first(dearest, shown),
      ...first(dearestShort, shownShort),
    ],
  };
}

function first(rows: readonly Row[], count: number): readonly Row[] {
  return rows
    .slice(0, count)
    .map((row, index) => ({ ...row, case: `${row.case} (${index + 1} of ${rows.length})` }));
}

/** Characters that a shorter text counts as: what each compilation costs at least is no matter of length. */
const least = 50_000;

function costOf(name: string, text: string, more = 0): Row {
  const seconds = Math.min(secondsOf(text), secondsOf(text));
  const megabytes = Math.max(text.length, more > 0 ? 0 : least) / 1e6;
  return {
    case: name,
    ratio: seconds / (more + megabytes * limit),
    against: more > 0 ? `${more} s and ${limit} s a MB` : `${limit} s a MB`,
    spread: 0,
    target: '≤ 1',
    s: seconds,
    MB: megabytes,
  };
}

/** Processor time; of two runs the shorter counts, since what else a machine does only ever adds to it. */
function secondsOf(text: string): number {
  if (text.includes('$')) compileLesson(others, { fragment: true });
  const before = process.cpuUsage();
  compileLesson(text, { fragment: !text.startsWith('---'), knownLessons });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
