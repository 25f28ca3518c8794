import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Plugin } from 'vite';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    footnoteLabel: 'Sources',
    footnoteLabelProperties: {},
    // A source that is named twice shows the count of the way back: its name must carry it too.
    footnoteBackLabel: (_index, repeat) =>
      repeat > 1 ? `Back to the text ${repeat}` : 'Back to the text',
  });

/** An article's Markdown as HTML. Raw HTML in it is dropped, as in lessons. */
export async function compileArticle(source: string): Promise<string> {
  return toHtml(await markdown.run(markdown.parse(source)));
}

/** Turns `blog/articles/*.md` into modules that export `html`, at build: readers get no Markdown parser. */
export function articles(): Plugin {
  return {
    name: 'lemma-articles',
    enforce: 'pre',
    async transform(source, id) {
      if (!/\/blog\/articles\/[^/]+\.md$/u.test(id)) return undefined;
      return {
        code: `export const html = ${JSON.stringify(await compileArticle(source))};`,
        map: null,
      };
    },
  };
}
