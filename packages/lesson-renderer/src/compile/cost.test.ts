import { expect, it } from 'vitest';
import { compileLesson } from './compile-lesson.ts';

const short = 12_000;

/** Texts of about so many characters that an attacker, or a slip, might make. */
const hostile: readonly (readonly [string, (length: number) => string])[] = [
  ['containers that nothing closes', (length) => ':::tip\n'.repeat(length / 7)],
  ['the same with paragraphs between', (length) => ':::tip\n\n'.repeat(length / 8)],
  ['one long line', (length) => 'a word '.repeat(length / 7)],
  ['a list without end', (length) => '- a\n'.repeat(length / 4)],
  ['lists inside lists on one line', (length) => `${'- '.repeat(length / 2)}a`],
  ['blocks with open attributes', (length) => '::a{b\n'.repeat(length / 6)],
  ['quotes inside quotes', (length) => '> '.repeat(length / 2)],
  ['open strings in code', (length) => `\`\`\`python\n${'\\"'.repeat(length / 2)}\n\`\`\``],
];

/** Processor time, which waiting for a busy machine does not count in; the least of three is the least disturbed. */
function cost(markdown: string): number {
  const once = () => {
    const before = process.cpuUsage();
    compileLesson(markdown, { fragment: true });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return Math.min(once(), once(), once());
}

it.each(hostile)('costs at most in proportion to its length: %s', (_name, text) => {
  cost(text(short));
  // Quadratic cost would be 16 times.
  expect(cost(text(4 * short)) / Math.max(1, cost(text(short)))).toBeLessThan(10);
});

it('follows a chain of ten thousand footnotes', () => {
  const notes = Array.from({ length: 10_000 }, (_, i) => `[^${i}]: note [^${i + 1}]\n\n`);
  const { lesson } = compileLesson(`[^0]\n\n${notes.join('')}`, { fragment: true });
  expect(lesson).toBeDefined();
});
