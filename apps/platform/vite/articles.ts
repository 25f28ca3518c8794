import type { Plugin } from 'vite';

type Compiler = typeof import('./compile-article.ts');

/**
 * The compiler of lessons, loaded where it is needed and not bundled with the configuration that names this
 * plugin: there it would come from its package's `dist`, which a fresh clone does not have.
 */
async function compiler(): Promise<Compiler> {
  const loaded: Compiler = await import(new URL('./compile-article.ts', import.meta.url).href);
  return loaded;
}

/**
 * Turns Markdown into HTML at build: readers get no parser. `blog/articles/*.md` export `html`; `paths/outcomes/*.md`,
 * each one list, export its `items`.
 */
export function articles(): Plugin {
  return {
    name: 'lemma-articles',
    enforce: 'pre',
    async transform(source, id) {
      const [, file, folder] = /\/((blog\/articles|paths\/outcomes)\/[^/]+\.md)$/u.exec(id) ?? [];
      if (!file) return undefined;
      const { compileArticle, compileList } = await compiler();
      return {
        code:
          folder === 'blog/articles'
            ? `export const html = ${JSON.stringify(compileArticle(source, file))};`
            : `export const items = ${JSON.stringify(compileList(source, file))};`,
        map: null,
      };
    },
  };
}
