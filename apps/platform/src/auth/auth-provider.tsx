import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { logError } from '../logging/log.ts';
import { setTokenSource } from '../api/token-source.ts';
import { forgetAnswers, keepAnswersFor } from '../offline/kept-answers.ts';
import { type Auth, AuthScope, type AuthUser, type LoginOptions } from './auth-context.ts';
import {
  currentPath,
  goBackTo,
  type Identity,
  roleTokenOf,
  safeReturnTo,
  tokenOf,
} from './identity.ts';
import { arrivalHint } from './session-hint.ts';

const IdentityLoader = lazy(async () => ({
  default: (await import('./identity-loader.tsx')).IdentityLoader,
}));

/** A promise that any number of callers may wait for. */
function createReadiness<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Removes unfinished code from this device. Where that cannot be loaded, a sign-out goes on: drafts are shown to their user alone. */
async function forgetDrafts(): Promise<void> {
  try {
    const { clearDrafts } = await import('@lemma/python-runtime/react');
    await clearDrafts();
  } catch (error) {
    logError('Drafts were not removed', error);
  }
}

const neverChanges = () => () => undefined;

/** Knows who the visitor is. The identity SDK is downloaded only for those who may be, or want to be, signed in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const hint = useSyncExternalStore(neverChanges, arrivalHint, () => undefined);
  const [entering, setEntering] = useState(false);
  const [told, setTold] = useState<Auth['status'] | undefined>();
  const asked = entering || hint === true;
  const status = told ?? (hint === false ? 'anonymous' : 'loading');
  const [user, setUser] = useState<AuthUser | undefined>();
  const [ready] = useState(createReadiness<Identity>);
  const [settled] = useState(createReadiness<undefined>);
  const identity = useRef<Identity | undefined>(undefined);

  const onIdentity = useCallback(
    (next: Identity) => {
      identity.current = next;
      if (next.loading) return;
      ready.resolve(next);
      const { sub, email, name } = next.user ?? {};
      keepAnswersFor(sub);
      setUser(sub ? { sub, email: email ?? '', name: name ?? '' } : undefined);
      setTold(sub ? 'signed-in' : 'anonymous');
      settled.resolve(undefined);
    },
    [ready, settled],
  );

  const onReturn = useCallback(
    (returnTo: unknown) => {
      const target = safeReturnTo(returnTo, window.location.origin);
      void goBackTo(target, (path) => navigate(path, { replace: true }), window.location);
    },
    [navigate],
  );

  const onUnavailable = useCallback(
    (error: unknown) => {
      logError('Sign-in is not available', error);
      setTold('anonymous');
      settled.resolve(undefined);
    },
    [settled],
  );

  const actions = useMemo(() => {
    const enter = async (signup: boolean, { returnTo, email, role }: LoginOptions = {}) => {
      setEntering(true);
      try {
        const current = await ready.promise;
        await current.redirectToLogin({
          returnTo: safeReturnTo(returnTo ?? currentPath(window.location), window.location.origin),
          signup,
          email,
          role,
        });
      } catch (error) {
        logError(signup ? 'Sign-up redirect failed' : 'Login redirect failed', error);
      }
    };
    const getToken: Auth['getToken'] = async ({ fresh = false, role } = {}) => {
      // Who may be signed in is not known at once: a purchase of that moment would be a stranger's.
      if (arrivalHint()) await settled.promise;
      if (role) return roleTokenOf(identity.current, { fresh, role });
      return tokenOf(identity.current, { fresh, enterAgain: async () => enter(false) });
    };
    return {
      getToken,
      login: async (options?: LoginOptions) => enter(false, options),
      signup: async (options?: LoginOptions) => enter(true, options),
      logout: async () => {
        await Promise.all([forgetAnswers(), forgetDrafts()]);
        await identity.current?.signOut({ everywhere: true });
      },
    };
  }, [ready, settled]);

  useEffect(() => setTokenSource(actions.getToken), [actions]);

  const auth = useMemo<Auth>(() => ({ status, user, ...actions }), [status, user, actions]);
  return (
    <AuthScope value={auth}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <IdentityLoader
            onIdentity={onIdentity}
            onReturn={onReturn}
            onUnavailable={onUnavailable}
          />
        </Suspense>
      )}
    </AuthScope>
  );
}
