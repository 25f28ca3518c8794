import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileArticle } from '../../vite/compile-article.ts';
import { articleSlugs } from '../seo/public-paths.ts';

describe('articles, as the build compiles them', () => {
  it.each(articleSlugs)('%s has headings and ends in its sources', (slug) => {
    const file = join(import.meta.dirname, 'articles', `${slug}.md`);
    const html = compileArticle(readFileSync(file, 'utf8'), file);
    expect(html.match(/<h2/gu)?.length).toBeGreaterThan(3);
    expect(html).not.toContain('<h1');
    expect(html).toMatch(/<section[^>]*data-footnotes[^>]*><h2[^>]*>Sources<\/h2>/u);
    expect(html).not.toContain('[^');
  });

  it('carry no raw HTML', () => {
    const html = compileArticle('Safe <b onclick="alert(1)">bold</b> text', 'test.md');
    expect(html).not.toContain('<b ');
    expect(html).toContain('bold');
  });

  it('set formulas and callouts as lessons do', () => {
    const html = compileArticle('Let $x^2$ be.\n\n:::tip[Try]\nIt.\n:::\n', 'test.md');
    expect(html).toContain('katex');
    expect(html).toContain('Try');
  });

  it('keep headings of the third level', () => {
    const html = compileArticle('## Two\n\nOne.\n\n### *Three*\n\nEnd.', 'test.md');
    expect(html).toMatch(
      /<h2[^>]*>Two<\/h2>[\s\S]*<h3[^>]*><em>Three<\/em><\/h3>\s*<p>End\.<\/p>/u,
    );
  });

  it('stop the build at a mistake, with its line', () => {
    expect(() => compileArticle('One.\n\n:::tipp\nTwo.\n:::\n', 'post.md')).toThrow(/post\.md:3:/u);
  });
});
