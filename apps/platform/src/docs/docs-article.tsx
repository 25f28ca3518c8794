import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { DocsHeading, PackageSize } from './content/example.ts';
import {
  docsAddress,
  type DocsPage,
  docsPages,
  docsSections,
  docsTabs,
} from './content/outline.ts';

export interface DocsArticleProps {
  readonly page: DocsPage;
  readonly headings: readonly DocsHeading[];
  readonly sizes: readonly PackageSize[];
  /** The page's text. */
  readonly children: ReactNode;
}

/** One page of the documentation: its title, its text, what is on it, and the pages before and after it. */
export function DocsArticle({ page, headings, sizes, children }: DocsArticleProps) {
  const section = docsSections.find(({ pages }) => pages.includes(page));
  return (
    <>
      <article className="docs-article">
        {page.tab === undefined && <p className="docs-section">{section?.title}</p>}
        <h1 className="docs-title">{page.title}</h1>
        <p className="docs-lead">{withCode(page.lead)}</p>
        {page.tab !== undefined && <Tabs />}
        {children}
        <Neighbours page={page} />
      </article>
      <aside className="docs-aside">
        {headings.length > 1 && (
          <nav aria-label="On this page">
            <h2>On this page</h2>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Sizes sizes={sizes} />
      </aside>
    </>
  );
}

function Sizes({ sizes }: Pick<DocsArticleProps, 'sizes'>) {
  return (
    <section className="docs-sizes">
      <h2>Package size, gzipped</h2>
      <dl>
        {sizes.map(({ name, kilobytes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{kilobytes.toFixed(1)} kB</dd>
          </div>
        ))}
      </dl>
      <p>
        React and KaTeX’s fonts not counted. The preview loads only when Markdown is given, Python
        only with a cell.
      </p>
    </section>
  );
}

function Tabs() {
  return (
    <nav className="docs-tabs" aria-label="Framework">
      {docsTabs.map(({ path, tab }) => (
        <NavLink key={path} to={docsAddress(path)} end preventScrollReset>
          {tab}
        </NavLink>
      ))}
    </nav>
  );
}

function Neighbours({ page }: Pick<DocsArticleProps, 'page'>) {
  const place = docsPages.indexOf(page);
  const before = docsPages[place - 1];
  const after = docsPages[place + 1];
  return (
    <nav className="docs-neighbours" aria-label="Pages before and after">
      {before && (
        <Link to={docsAddress(before.path)} rel="prev">
          <span>Before</span> {before.title}
        </Link>
      )}
      {after && (
        <Link to={docsAddress(after.path)} rel="next">
          <span>Next</span> {after.title}
        </Link>
      )}
    </nav>
  );
}

/** A sentence in which backticks mark code. */
function withCode(text: string): ReactNode {
  return text.split('`').map((piece, index) =>
    // The pieces never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  );
}
