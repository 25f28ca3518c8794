import { Input } from '@chakra-ui/react/input';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, NavLink, useNavigate, useSearchParams } from 'react-router';
import { Logo } from '../shell/logo.tsx';
import { type Told, useDeskQuery } from './calls/desk-client.tsx';
import { deskPaths } from './words/desk-paths.ts';
import { personName } from './words/words.ts';
import './desk.css';

const pages = [
  { to: deskPaths.feedback, name: 'Feedback' },
  { to: deskPaths.errors, name: 'Errors' },
  { to: deskPaths.lessons, name: 'Lessons' },
  { to: deskPaths.paths, name: 'Paths' },
  { to: deskPaths.mail, name: 'Mail' },
  { to: deskPaths.interest, name: 'Interest' },
  { to: deskPaths.service, name: 'Service' },
  { to: deskPaths.audit, name: 'Audit trail' },
] as const;

/** What stands around every page of the desk: the search, who is at it, and where one can go. */
export function DeskFrame({
  agent,
  children,
}: {
  readonly agent: Told<'agent'>;
  readonly children: ReactNode;
}) {
  const { data } = useDeskQuery('reports', { query: {} });
  const waiting: Readonly<Record<string, number | undefined>> = {
    [deskPaths.feedback]: data?.open.issue,
    [deskPaths.errors]: data?.open.error,
  };
  return (
    <div className="desk">
      <header className="desk-header">
        <Link to={deskPaths.feedback} className="desk-brand">
          <Logo /> <span>Desk</span>
        </Link>
        <LearnerSearch />
        <span className="desk-agent">{personName(agent)}</span>
      </header>
      <nav className="desk-nav" aria-label="The desk">
        {pages.map(({ to, name }) => (
          <NavLink key={to} to={to} end>
            {name}
            {waiting[to] !== undefined && waiting[to] > 0 && (
              <span className="desk-count">
                {waiting[to]}
                <span className="visually-hidden"> open</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <div className="desk-page">{children}</div>
    </div>
  );
}

function LearnerSearch() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [text, setText] = useState(query.get('search') ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search.length >= 2)
      void navigate(`${deskPaths.learners}?search=${encodeURIComponent(search)}`);
  };
  return (
    <form role="search" className="desk-search" onSubmit={find}>
      <Search size={16} aria-hidden />
      <Input
        type="search"
        aria-label="Find a learner by address, name or identifier"
        placeholder="Find a learner"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={text}
        borderColor="gray.400"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
