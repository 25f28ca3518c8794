import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { logError } from '../logging/log.ts';
import { moveFocus } from '../search/move-focus.ts';
import type { DocsEntry } from './content/example.ts';
import '../search/search.css';

/** Finds parts of pages by what was typed. */
export interface DocsFinder {
  find(query: string): readonly DocsEntry[];
}

export interface DocsSearchProps {
  /** Loads what is searched, once the field is used. */
  readonly load: () => Promise<DocsFinder>;
}

type Loaded = DocsFinder | 'waiting' | 'failed';

/** The search of the documentation: a field, and under it what it finds. Ctrl K leads to it. */
export function DocsSearch({ load }: DocsSearchProps) {
  const [finder, setFinder] = useState<Loaded>('waiting');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
  const prepare = () => {
    if (typeof finder === 'object') return;
    load().then(setFinder, (error: unknown) => {
      logError('The search of the documentation could not be loaded', error);
      setFinder('failed');
    });
  };
  const close = () => setTyped('');
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event);
    if (event.key !== 'Escape') return;
    close();
    field.current?.focus();
  };
  return (
    <search className="docs-search search">
      <div className="search-field">
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <label className="visually-hidden" htmlFor={id}>
          Search the documentation
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder="Search the documentation"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onFocus={prepare}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKey}
        />
        <kbd className="docs-key" aria-hidden>
          Ctrl K
        </kbd>
      </div>
      {query !== '' && (
        <div className="docs-found">
          <Found finder={finder} query={query} onFollow={close} onKey={onKey} />
        </div>
      )}
    </search>
  );
}

function Found({
  finder,
  query,
  onFollow,
  onKey,
}: {
  readonly finder: Loaded;
  readonly query: string;
  readonly onFollow: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  if (finder === 'failed')
    return <p role="alert">The search could not be loaded. Reload the page to try again.</p>;
  if (finder === 'waiting') return <output>Loading the search…</output>;
  const found = finder.find(query);
  return (
    <>
      <output className={found.length > 0 ? 'visually-hidden' : ''}>
        {found.length === 0
          ? `Nothing found for “${query.slice(0, 40)}”.`
          : `${found.length} ${found.length === 1 ? 'result' : 'results'}`}
      </output>
      <ul>
        {found.map(({ to, page, heading, text }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} onKeyDown={onKey}>
              <strong>{heading}</strong>
              <span>{heading === page ? shortened(text) : `${page} · ${shortened(text)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const shortened = (text: string): string =>
  text.length > 90 ? `${text.slice(0, 90).replace(/\s+\S*$/u, '')}…` : text;
