import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compileList } from '../../vite/compile-article.ts';
import { pathSlugs } from '../seo/public-paths.ts';
import { isWritten } from './content/counts.ts';
import { OutcomeCards } from './outcome-cards.tsx';
import { findPath } from './content/find-path.ts';

describe('outcomes of a path', () => {
  it.each(pathSlugs)('%s: a card for each line of its Markdown', (slug) => {
    const markdown = readFileSync(join(import.meta.dirname, 'outcomes', `${slug}.md`), 'utf8');
    const { outcomeUnits = [] } = findPath(slug) ?? {};
    expect(outcomeUnits).toHaveLength(markdown.trim().split('\n').length);
    const html = renderToStaticMarkup(createElement(OutcomeCards, { slug, outcomeUnits }));
    expect(html.match(/<li class="card"><div><p><strong>/gu)).toHaveLength(
      markdown.trim().split('\n').length,
    );
    expect(html).not.toContain('**');
    expect(html.match(/Being written/gu) ?? []).toHaveLength(
      outcomeUnits.filter((unit) => !isWritten(slug, unit)).length,
    );
  });

  it('may hold code, emphasis, links and formulas', () => {
    const [html = ''] = compileList('- Use `for`, *slowly*, on [this](/blog) and $x^2$\n', 'a.md');
    expect(html).toContain('<code>for</code>');
    expect(html).toContain('<em>slowly</em>');
    expect(html).toContain('<a href="/blog">this</a>');
    expect(html).toContain('<msup><mi>x</mi><mn>2</mn></msup>');
  });

  it('stop the build at what is no item, and at a mistake in one, with its line', () => {
    expect(() => compileList('- One\nTwo\n', 'a.md')).toThrow(/^a\.md:2:1/u);
    expect(() => compileList('- One\n- Two $\\frac{1$\n', 'a.md')).toThrow(/a\.md:2:/u);
  });
});
