import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileDocs } from '../../vite/docs/compile-docs.ts';
import { changelogText } from '../../vite/docs/changelog-text.ts';
import { type DocsText, docsTexts, repository } from '../../vite/docs/docs-texts.ts';
import { headingsOf, partUnder, splitAtFences } from '../../vite/docs/markdown-parts.ts';
import { docsAddress, docsPages } from './content/outline.ts';
import { DocsIndex } from './docs-index.ts';

const text =
  '# All\n\nBefore.\n\n## One\n\n````md\n## not one\n```\n````\n\n### Deep\n\n## Two\n\nEnd.\n';

describe('parts of a file', () => {
  it('reach from a heading to the next of its level, and code has no headings', () => {
    expect(headingsOf(text).map((heading) => heading.text)).toEqual(['All', 'One', 'Deep', 'Two']);
    expect(partUnder(text, 'Two')).toBe('\nEnd.\n');
    expect(partUnder(text, 'One')).toContain('### Deep');
    expect(partUnder(text, undefined)).toContain('Before.');
    expect(splitAtFences(text).map(({ kind }) => kind)).toEqual(['prose', 'fence', 'prose']);
  });

  it('are refused where the heading is missing or there twice', () => {
    expect(() => partUnder(text, 'Three')).toThrow(/no heading “Three”/u);
    expect(() => partUnder(`${text}\n## Two\n`, 'Two')).toThrow(/more than one heading “Two”/u);
  });
});

it('lists each change once under its package, and leaves empty ones out', () => {
  const changes = changelogText([
    "---\n'@lemma/b': minor\n'@lemma/a': patch\n---\n\nBoth\nnow.\n",
    '---\n---\n',
  ]);
  expect(changes).toBe('## @lemma/a\n\n- Both now.\n\n## @lemma/b\n\n- Both now.');
});

describe('the pages of the documentation', () => {
  let texts: readonly DocsText[];
  const ids = new Map<string, ReadonlySet<string>>();
  const links: [page: string, target: string][] = [];
  beforeAll(() => {
    texts = docsTexts();
    for (const page of texts) {
      const { html } = compileDocs(page, () => '');
      const address = docsAddress(page.page.path);
      ids.set(address, new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id)));
      for (const [, target = ''] of html.matchAll(/ href="(\/docs[^"]*|#[^"]*)"/gu))
        links.push([address, target.startsWith('#') ? address + target : target]);
    }
  });

  it('are all there, each with something to read', () => {
    expect(texts.map(({ page }) => page)).toEqual(docsPages);
    expect(new Set(docsPages.map(({ path }) => path)).size).toBe(docsPages.length);
    const short = texts.filter(({ markdown }) => markdown.length < 400);
    expect(short.map(({ page }) => page.path)).toEqual([]);
  });

  it('lead to places that are there', () => {
    expect(links.length).toBeGreaterThan(20);
    const dead = links.filter(([, target]) => {
      const [path = '', anchor = ''] = target.split('#');
      return !ids.has(path) || (anchor !== '' && !ids.get(path)?.has(decodeURIComponent(anchor)));
    });
    expect(dead).toEqual([]);
  });

  it('have every section of the lesson format and of the renderer’s README', () => {
    const shown = new Set(
      docsPages.flatMap(({ sources }) => sources.map(({ heading }) => heading)),
    );
    const missing = [
      'packages/lesson-renderer/docs/lesson-format.md',
      'packages/lesson-renderer/README.md',
      'packages/widgets/README.md',
    ]
      .flatMap((file) => headingsOf(readFileSync(join(repository, file), 'utf8')))
      .filter(({ level, text: heading }) => level === 2 && !shown.has(heading))
      .map(({ text: heading }) => heading);
    // Graphs have the page of the graph language; writing a widget has the recipe from the renderer's README.
    expect(missing).toEqual(['Graphs', 'A widget of your own']);
  });

  it('show every example of the format, of every kind of question and every widget, without a message', () => {
    const examples = texts.flatMap((page) => compileDocs(page, () => '').examples);
    expect(new Set(examples.map(({ uid }) => uid)).size).toBe(examples.length);
    const questions = examples.flatMap(({ keys }) => keys);
    // As many as the page of questions says there are.
    expect(new Set(questions.map(({ key }) => key.kind)).size).toBe(12);
    expect(examples.length).toBeGreaterThan(35);
  });

  it('are found by their words, the best first, and nothing by what is nowhere', () => {
    const index = new DocsIndex(texts.flatMap((page) => compileDocs(page, () => '').entries));
    expect(index.find('theming')[0]?.to).toBe('/docs/recipes/theming');
    expect(index.find('vector-playground')[0]?.to).toBe('/docs/format/widgets#vector-playground');
    expect(index.find('cloze gaps')[0]?.to).toBe('/docs/format/questions#cloze-gaps');
    expect(index.find('onAnswer').length).toBeGreaterThan(2);
    for (const nothing of ['', '   ', 'zzyzx', '"*', '\u0000'.repeat(5000)])
      expect(index.find(nothing)).toEqual([]);
  });
});
