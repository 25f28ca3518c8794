import { Button, Loading } from '@lemma/ui';
import { Lock, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { learnPaths } from '../learn/learn-paths.ts';
import type { LessonSummary } from '../learn/wire.ts';
import { Excerpt } from './excerpt.tsx';
import { loadSearch } from './load-search.ts';
import { moveFocus } from './move-focus.ts';
import { type Found, type FoundKind, type LessonSearch, longestQuery } from './search.ts';
import './search.css';

const titles: Readonly<Record<FoundKind, string>> = {
  term: 'Terms',
  lesson: 'Lessons',
  fact: 'Facts',
};

export interface SearchBoxProps {
  /** The learner's lessons, as far as they are known: says which are locked. */
  readonly lessons: readonly LessonSummary[];
  /** A result was followed. */
  readonly onFollow: () => void;
  /** Where the index comes from. Default: the site's. */
  readonly load?: () => Promise<LessonSearch>;
}

type Loaded = LessonSearch | 'loading' | 'failed';

/** A field and what it finds, by kind. Arrow keys go from the field through the results. */
export function SearchBox({ lessons, onFollow, load = loadSearch }: SearchBoxProps) {
  const [search, setSearch] = useState<Loaded>('loading');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();
  const field = useId();
  const settle = (asked: Promise<LessonSearch>) =>
    void asked.then(setSearch, () => setSearch('failed'));
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => current && setSearch(loaded),
      () => current && setSearch('failed'),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return (
    <div className="search">
      <div className="search-field">
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <label className="visually-hidden" htmlFor={field}>
          Search lessons, facts and terms
        </label>
        <input
          id={field}
          type="search"
          placeholder="Search lessons, facts and terms"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={moveFocus}
        />
      </div>
      <div className="search-results">
        {search === 'loading' && <Loading label="Loading the search…" />}
        {search === 'failed' && (
          <div className="search-note">
            <p role="alert">
              {navigator.onLine
                ? 'The search could not be loaded.'
                : 'You are offline, and the search is not on this device yet. It is kept here once it has been loaded.'}
            </p>
            <Button
              variant="outline"
              onClick={() => {
                setSearch('loading');
                settle(load());
              }}
            >
              Try again
            </Button>
          </div>
        )}
        {typeof search === 'object' && (
          <Results search={search} query={query} lessons={lessons} onFollow={onFollow} />
        )}
      </div>
    </div>
  );
}

function Results({
  search,
  query,
  lessons,
  onFollow,
}: Pick<SearchBoxProps, 'lessons' | 'onFollow'> & {
  readonly search: LessonSearch;
  readonly query: string;
}) {
  const { groups, matched } = search.find(query);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <output className={count > 0 ? 'visually-hidden' : 'search-note muted'}>
        {query === '' && 'A term such as “pivot”, a lesson, or words of a fact.'}
        {query !== '' && count === 0 && `Nothing found for “${shortened(query)}”.`}
        {count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
      </output>
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-label={titles[kind]}>
          <h3>{titles[kind]}</h3>
          <ul>
            {found.map((one) => (
              <Result
                key={one.id}
                found={one}
                matched={matched}
                lesson={lessons.find(({ lesson_uid }) => lesson_uid === one.lesson.uid)}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Result({
  found: { kind, title, excerpt, lesson: of, anchor },
  matched,
  lesson,
  onFollow,
}: {
  readonly found: Found;
  readonly matched: readonly string[];
  readonly lesson: LessonSummary | undefined;
  readonly onFollow: () => void;
}) {
  const to = learnPaths.reference(of.uid) + (anchor === '' ? '' : `#${anchor}`);
  return (
    <li>
      <Link to={to} onClick={onFollow} onKeyDown={moveFocus}>
        {title !== '' && (
          <span className="search-title">
            <Excerpt pieces={[title]} matched={matched} />
          </span>
        )}
        <span className="search-excerpt">
          <Excerpt pieces={excerpt} matched={matched} />
        </span>
        <span className="search-place">
          {kind === 'lesson' ? of.course : `${of.title} · ${of.course}`}
          <Closed lesson={lesson} />
        </span>
      </Link>
    </li>
  );
}

/** That a lesson is not open to the learner. */
function Closed({ lesson }: { readonly lesson: LessonSummary | undefined }) {
  if (!lesson || (lesson.has_access && lesson.status !== 'locked')) return null;
  return (
    <span className="search-closed">
      <Lock aria-hidden size={14} strokeWidth={1.75} />
      {lesson.has_access ? 'Locked' : 'Part of a plan'}
    </span>
  );
}

function shortened(query: string): string {
  const letters = Array.from(query);
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : query;
}
