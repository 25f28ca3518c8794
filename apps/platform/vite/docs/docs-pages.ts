import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledDocs } from '../../src/docs/content/example.ts';

type Texts = typeof import('./docs-texts.ts');
type Compiler = typeof import('./compile-docs.ts');
type Drawing = typeof import('./draw-examples.ts');

type Pages = ReadonlyMap<string, CompiledDocs>;

/** Loaded where it runs, and not bundled with the configuration: a fresh clone has no `dist` of the packages. */
async function compileAll(): Promise<Pages> {
  const { docsTexts }: Texts = await import(new URL('./docs-texts.ts', import.meta.url).href);
  const { compileDocs }: Compiler = await import(
    new URL('./compile-docs.ts', import.meta.url).href
  );
  const { openDrawing }: Drawing = await import(
    new URL('./draw-examples.ts', import.meta.url).href
  );
  const texts = docsTexts();
  const { draw, close } = await openDrawing();
  try {
    return new Map(texts.map((text) => [text.page.path, compileDocs(text, draw)]));
  } finally {
    await close();
  }
}

const root = join(import.meta.dirname, '../../../..');
const manifest = join(root, 'packages/lesson-renderer/package.json');
/** As `pnpm size` has measured them. */
const sizes = join(root, 'docs/guide/sizes.json');
const names = {
  outline: 'virtual:docs-outline',
  pages: 'virtual:docs-pages',
  page: 'virtual:docs-page-',
  search: 'virtual:docs-search',
};

/** Without slashes and dots, which would mean a kind of file: the file of the page is named by it, and the service worker leaves out what it names. */
const idOf = (path: string): string => names.page + (path.replaceAll('/', '_') || 'first');

/**
 * The pages of the documentation, compiled from the repository's Markdown: `virtual:docs-outline` has the headings of all
 * pages and the version, `virtual:docs-pages` loads each page when it is opened, `virtual:docs-search` is what can be found.
 */
export function docsSite(): Plugin {
  let compiled: Promise<Pages> | undefined;
  const docs = async () => (compiled ??= compileAll());
  return {
    name: 'lemma-docs',
    resolveId: (id) => (id.startsWith('virtual:docs-') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:docs-')) return undefined;
      const name = id.slice(1);
      const all = [...(await docs())];
      if (name === names.outline) {
        const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
        const headings = Object.fromEntries(all.map(([path, page]) => [path, page.headings]));
        return `export const version = ${JSON.stringify(version)}; export const headings = ${JSON.stringify(headings)}; export const sizes = ${readFileSync(sizes, 'utf8')};`;
      }
      if (name === names.pages)
        return `export const load = {${all.map(([path]) => `${JSON.stringify(path)}: () => import(${JSON.stringify(idOf(path))})`).join(',')}};`;
      if (name === names.search)
        return `export const entries = ${JSON.stringify(all.flatMap(([, { entries }]) => entries))};`;
      const page = all.find(([path]) => idOf(path) === name)?.[1];
      if (!page) throw new Error(`There is no page of the documentation at ${name}.`);
      return `export const html = ${JSON.stringify(page.html)}; export const examples = ${JSON.stringify(page.examples)};`;
    },
  };
}
