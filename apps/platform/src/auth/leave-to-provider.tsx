import { Button, Loading } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAuth } from './auth-context.ts';
import { safeReturnTo } from './identity.ts';

const words = {
  login: { waiting: 'Taking you to the login page…', action: 'Log in' },
  signup: { waiting: 'Taking you to the sign-up page…', action: 'Sign up' },
} as const;

/** Milliseconds after which the page offers a button, should the redirect not have come. */
const PATIENCE = 8000;

const origin = () => (typeof window === 'undefined' ? 'http://localhost' : window.location.origin);

/** The page of the link that led here. */
function fromState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'returnTo' in state
    ? state.returnTo
    : undefined;
}

/** A page that only redirects: to the identity provider, or back for those who are signed in. */
export function LeaveToProvider({ kind }: { readonly kind: keyof typeof words }) {
  const { status, login, signup } = useAuth();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = safeReturnTo(fromState(useLocation().state) ?? query.get('returnTo'), origin());
  const [late, setLate] = useState(false);
  const enter = kind === 'login' ? login : signup;

  useEffect(() => {
    if (status === 'anonymous') void enter({ returnTo });
    if (status === 'signed-in') void navigate(returnTo, { replace: true });
  }, [status, enter, navigate, returnTo]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="page-narrow">
      <h1 className="visually-hidden">{words[kind].action}</h1>
      <Loading size="page" label={words[kind].waiting} />
      {late && (
        <p className="centred">
          This takes longer than it should.{' '}
          <Button variant="outline" onClick={() => void enter({ returnTo })}>
            {words[kind].action}
          </Button>
        </p>
      )}
    </div>
  );
}
