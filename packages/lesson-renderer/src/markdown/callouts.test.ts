import { expect, it } from 'vitest';
import { callouts, calloutLabel } from './callouts.ts';
import { compileLesson } from '../compile/compile-lesson.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { englishLabels } from '../format/labels.ts';
import { renderBlocksToHtml } from '../html/render-html.ts';

function html(markdown: string, options: CompileOptions = {}): string {
  const { lesson, messages } = compileLesson(markdown, { ...options, fragment: true });
  expect(messages).toEqual([]);
  return (lesson?.sections ?? [])
    .flatMap(({ parts }) => parts.map(({ blocks }) => renderBlocksToHtml(blocks)))
    .join('');
}

it.each([...callouts])('writes %s with its label, and a formula and code in its title', (kind) => {
  const label = calloutLabel(kind, englishLabels);
  const out = html(`:::${kind}[Of $x^2$ and \`code\`]\nText.\n:::`);
  expect(out).toContain(`data-kind="${kind}"`);
  expect(out).toMatch(new RegExp(`lemma-callout-label">${label}( 1)?<`));
  expect(out).toMatch(
    /lemma-callout-title">Of <span class="katex">.*<math.*<\/span> and <code>code<\/code></,
  );
});

it('numbers a theorem inside a callout in the row of those outside', () => {
  const out = html(
    ':::::example[Outer]\n::::tip\n:::theorem{#inner}\nInner.\n:::\n::::\n:::::\n\n:::theorem\nNext, by [](#inner).\n:::',
  );
  expect([...out.matchAll(/label">([^<]+)</g)].map(([, label]) => label)).toEqual([
    'Example 1',
    'Tip',
    'Theorem 2',
    'Theorem 3',
  ]);
  expect(out).toContain('<a href="#lesson--inner">Theorem 2</a>');
  expect(out).toMatch(/Inner\.<\/p>\s*<\/div>\s*<\/div>\s*<\/div>/);
});

it('keeps a callout inside the item of a list, and a list inside a callout', () => {
  const out = html('1. One\n\n   :::tip\n   - a\n   - b\n   :::\n\n2. Two');
  expect(out).toMatch(/^<ol>\s*<li>\s*<p>One<\/p>\s*<div class="lemma-callout" data-kind="tip"/);
  expect(out).toMatch(/<ul>\s*<li>a<\/li>\s*<li>b<\/li>\s*<\/ul>\s*<\/div>\s*<\/li>\s*<li>/);
});

it('refers to a numbered equation inside a folded callout', () => {
  const out = html('By [](#eq-a).\n\n:::detail\n$$ {#eq-a}\na = b\n$$\n:::');
  expect(out).toContain('<a href="#lesson--eq-a">(1)</a>');
  expect(out).toMatch(/<details[^>]*>.*<div class="lemma-math" id="lesson--eq-a">/s);
});

it('labels callouts and references to them in the words that it is given', () => {
  const labels = { theorem: 'Satz', detail: 'Genauer' };
  const out = html(
    ':::theorem{#a}\nA.\n:::\n\n:::detail{#b}\nB.\n:::\n\n:::tip\n[](#a), [](#b)\n:::',
    { labels },
  );
  expect([...out.matchAll(/label">([^<]+)</g)].map(([, label]) => label)).toEqual([
    'Satz 1',
    'Genauer',
    'Tip',
  ]);
  expect(out).toContain('>Satz 1</a>, <a href="#lesson--b">Genauer</a>');
  expect(out).toContain('aria-label="Satz 1"');
});
