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

/** Turns `blog/articles/*.md` into modules that export `html`, at build: readers get no Markdown parser. */
export function articles(): Plugin {
  return {
    name: 'lemma-articles',
    enforce: 'pre',
    async transform(source, id) {
      const file = /\/(blog\/articles\/[^/]+\.md)$/u.exec(id)?.[1];
      if (!file) return undefined;
      const { compileArticle } = await compiler();
      const html = compileArticle(source, file);
      return {
        code: `export const html = ${JSON.stringify(html)};`,
        map: null,
      };
    },
  };
}
