import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import {
  docsAddress,
  type DocsPage,
  docsPages,
  type DocsSource,
} from '../../src/docs/content/outline.ts';
import { changelogText } from './changelog-text.ts';
import {
  anchorOf,
  fenced,
  headingsOf,
  partUnder,
  splitAtFences,
  withHeadingsMoved,
} from './markdown-parts.ts';

export const repository = join(import.meta.dirname, '../../../..');

export interface DocsText {
  readonly page: DocsPage;
  readonly markdown: string;
}

interface Place {
  readonly page: DocsPage;
  /** Anchor on the page; '' where the page begins with it. */
  readonly anchor: string;
}

/** The Markdown of every page, with links that lead to the pages. Throws for a link that leads to no page. */
export function docsTexts(): readonly DocsText[] {
  const texts = docsPages.map((page) => ({ page, parts: page.sources.map(readPart) }));
  const places = placesOf(texts);
  const resolve = (file: string, target: string) => {
    const found = places.get(keyOf(file, target));
    if (!found)
      throw new Error(`${file}: the link to ${target} leads to no page of the documentation.`);
    return docsAddress(found.page.path) + (found.anchor === '' ? '' : `#${found.anchor}`);
  };
  return texts.map(({ page, parts }) => ({
    page,
    markdown: parts
      .map(({ source: { file, heading }, text }) => {
        const body = withLinks(text, (target) => resolve(file, target));
        if (parts.length > 1 && heading !== undefined)
          return `## ${heading}\n\n${withHeadingsMoved(body, 2 - levelAbove(body))}`;
        return withHeadingsMoved(body, 1 - levelAbove(body));
      })
      .join('\n\n'),
  }));
}

interface ReadPage {
  readonly page: DocsPage;
  readonly parts: readonly { readonly source: DocsSource; readonly text: string }[];
}

/** Where each heading of each file stands, by file and anchor. */
function placesOf(pages: readonly ReadPage[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { page, parts } of pages)
    for (const { source, text } of parts) {
      const add = (anchor: string, at: string) => {
        const key = `${source.file}#${anchor}`;
        if (!places.has(key)) places.set(key, { page, anchor: at });
      };
      // A link to the whole file leads to the first page of it.
      add('', '');
      const own = source.heading === undefined ? undefined : anchorOf(source.heading);
      // The only part of a page begins with the page.
      if (own !== undefined) add(own, parts.length === 1 ? '' : own);
      for (const heading of headingsOf(text)) add(anchorOf(heading.text), anchorOf(heading.text));
    }
  return places;
}

/** The level of the heading that a part stood under: one above its highest. */
function levelAbove(text: string): number {
  return Math.min(...headingsOf(text).map(({ level }) => level), 3) - 1;
}

function readPart(source: DocsSource): { readonly source: DocsSource; readonly text: string } {
  if (source.file === '.changeset') return { source, text: changelogText(readChangesets()) };
  const markdown = readFileSync(join(repository, source.file), 'utf8');
  try {
    return { source, text: partUnder(markdown, source.heading) };
  } catch (error) {
    throw new Error(`${source.file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function readChangesets(): readonly string[] {
  return globSync('.changeset/*.md', { cwd: repository, exclude: ['.changeset/README.md'] })
    .toSorted()
    .map((file) => readFileSync(join(repository, file), 'utf8'));
}

const npmPage = /^https:\/\/www\.npmjs\.com\/package\/@lemma\/([a-z-]+)(?:#.*)?$/u;

/** True for a link out of the repository, which is left unchanged. */
const leavesRepository = (target: string) =>
  /^(?:[a-z]+:|\/)/u.test(target) && !npmPage.test(target);

/** The file and the anchor that a link means, from the root of the repository. */
function keyOf(file: string, target: string): string {
  const [, name] = npmPage.exec(target) ?? [];
  if (name) return `packages/${name}/README.md#`;
  const [path = '', anchor = ''] = target.split('#');
  const to = path === '' ? file : posix.join(dirname(file), path);
  return `${to}#${anchor}`;
}

/** The text with its links changed; code keeps them. */
function withLinks(markdown: string, change: (target: string) => string): string {
  return splitAtFences(markdown)
    .map((piece) => {
      if (piece.kind === 'fence') return fenced(piece);
      return piece.text.replaceAll(
        /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\]\(([^)\s]+)\)/gu,
        (whole: string, _ticks: string | undefined, target: string | undefined) =>
          target === undefined || leavesRepository(target) ? whole : `](${change(target)})`,
      );
    })
    .join('\n');
}
