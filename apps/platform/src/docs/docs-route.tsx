import '@lemma/lesson-renderer/styles.css';
import '@lemma/python-runtime/styles.css';
import '@lemma/widgets/styles.css';
import { Link, useParams } from 'react-router';
import { headings, sizes, version } from 'virtual:docs-outline';
import { findDocsPage } from './content/outline.ts';
import { DocsArticle } from './docs-article.tsx';
import { DocsBody } from './docs-body.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { docsMeta } from './docs-meta.ts';
import type { DocsFinder } from './docs-search.tsx';

/** It brings its own bar, and its pages share what stands around them. */
export const handle = { bare: true, area: true };

interface Params {
  readonly '*'?: string;
}

const pathOf = (params: Params): string => (params['*'] ?? '').replace(/\/+$/u, '');

export const meta = ({ params }: { readonly params: Params }) => docsMeta(pathOf(params));

let finder: Promise<DocsFinder> | undefined;

/** What the search reads and what searches it, loaded once; a failure may be tried again. */
async function loadFinder(): Promise<DocsFinder> {
  finder ??= Promise.all([import('virtual:docs-search'), import('./docs-index.ts')]).then(
    ([{ entries }, { DocsIndex }]) => new DocsIndex(entries),
  );
  try {
    return await finder;
  } catch (error) {
    finder = undefined;
    throw error;
  }
}

/** /docs and all below it: the documentation of the packages. */
export default function DocsRoute() {
  const page = findDocsPage(pathOf(useParams()));
  return (
    <DocsFrame page={page} version={version} load={loadFinder}>
      {page ? (
        <DocsArticle page={page} headings={headings[page.path] ?? []} sizes={sizes}>
          <DocsBody path={page.path} />
        </DocsArticle>
      ) : (
        <article className="docs-article">
          <h1 className="docs-title">There is no page here</h1>
          <p className="docs-lead">
            It may have moved: search for it above, or{' '}
            <Link className="text-link" to="/docs">
              begin at the start
            </Link>
            .
          </p>
        </article>
      )}
    </DocsFrame>
  );
}
