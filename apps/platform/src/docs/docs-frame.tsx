import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../shell/logo.tsx';
import { docsAddress, type DocsPage, docsSections, docsTabs } from './content/outline.ts';
import { DocsSearch, type DocsSearchProps } from './docs-search.tsx';
import './docs.css';

export interface DocsFrameProps extends DocsSearchProps {
  /** The page that is shown; undefined where there is none. */
  readonly page: DocsPage | undefined;
  readonly version: string;
  readonly children: ReactNode;
}

/** What stands around every page of the documentation: the search, the version, and all pages by section. */
export function DocsFrame({ page, version, load, children }: DocsFrameProps) {
  const section = docsSections.find(({ pages }) => pages.some((one) => one.path === page?.path));
  return (
    <div className="docs">
      <header className="docs-header">
        <div className="docs-brand">
          <Link to="/" aria-label="Lemma, the learning platform">
            <Logo />
          </Link>
          <Link to={docsAddress('')} className="docs-name">
            Packages
          </Link>
        </div>
        <DocsSearch load={load} />
        <Link className="docs-version" to={docsAddress('changelog')}>
          <span className="docs-word">Version</span> {version}
        </Link>
      </header>
      {/* A page that is opened begins with its menu closed. */}
      <details className="docs-menu" key={page?.path}>
        <summary>
          <Menu aria-hidden size={18} strokeWidth={1.75} />
          {section?.title ?? 'Documentation'}
        </summary>
        <Pages page={page} label="Documentation, menu" />
      </details>
      <div className="docs-columns">
        <div className="docs-side">
          <Pages page={page} label="Documentation" />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Of pages in tabs only the first is listed. */
function Pages({ page, label }: { readonly page: DocsPage | undefined; readonly label: string }) {
  const [first, ...others] = docsTabs;
  return (
    <nav aria-label={label}>
      {docsSections.map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages
              .filter((one) => !others.includes(one))
              .map((one) => {
                const isShown = one === first && page !== undefined && docsTabs.includes(page);
                return (
                  <li key={one.path}>
                    <NavLink
                      to={docsAddress(one.path)}
                      end
                      className={({ isActive }) => (isActive || isShown ? 'active' : undefined)}
                    >
                      {one.title}
                    </NavLink>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
