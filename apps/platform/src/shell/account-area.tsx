import { Button, Loading } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { currentPath } from '../auth/identity.ts';

const SignedInHeader = lazy(async () => ({
  default: (await import('./signed-in-header.tsx')).SignedInHeader,
}));

/** The right end of the header: ways in, or who is in. */
export function AccountArea() {
  const { status, login, logout } = useAuth();
  const from = currentPath(useLocation());
  if (status === 'signed-in')
    return (
      <div className="account-area">
        <Suspense fallback={null}>
          <SignedInHeader />
        </Suspense>
        <NavLink to="/account" className="nav-link">
          Account
        </NavLink>
        <Button asChild variant="outline" size="sm" className="nav-learning">
          <Link to="/learn/my-learning">My learning</Link>
        </Button>
        <Button className="nav-logout" variant="outline" size="sm" onClick={() => void logout()}>
          Log Out
        </Button>
      </div>
    );
  return (
    <div className="account-area" data-status={status}>
      <div className="account-wait">
        <Loading label="Signing you in…" quiet />
      </div>
      <Link
        to={entry('/login', from)}
        className="nav-link nav-login"
        onClick={(event) => {
          event.preventDefault();
          void login();
        }}
      >
        Login
      </Link>
      <Button asChild variant="outline" size="sm" className="nav-signup">
        <Link to={entry('/signup', from)}>Sign Up</Link>
      </Button>
    </div>
  );
}

/** The way in says where to come back to, also for those who click before the page's JavaScript runs. */
function entry(path: string, from: string): string {
  return from === '/' ? path : `${path}?${new URLSearchParams({ returnTo: from }).toString()}`;
}
