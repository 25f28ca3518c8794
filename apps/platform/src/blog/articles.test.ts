import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileArticle } from '../../vite/articles.ts';
import { articleSlugs } from '../seo/public-paths.ts';

describe('articles, as the build compiles them', () => {
  it.each(articleSlugs)('%s has headings and ends in its sources', async (slug) => {
    const html = await compileArticle(
      readFileSync(join(import.meta.dirname, 'articles', `${slug}.md`), 'utf8'),
    );
    expect(html.match(/<h2/gu)?.length).toBeGreaterThan(3);
    expect(html).not.toContain('<h1');
    expect(html).toMatch(/<section[^>]*data-footnotes[^>]*><h2[^>]*>Sources<\/h2>/u);
    expect(html).not.toContain('[^');
  });

  it('drop raw HTML', async () => {
    expect(await compileArticle('Safe <script>alert(1)</script> text')).toBe(
      '<p>Safe alert(1) text</p>',
    );
  });
});
