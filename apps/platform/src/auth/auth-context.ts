import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import type { Role } from './identity.ts';

export interface AuthUser {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

export interface LoginOptions {
  /** Path, query and hash to come back to. Default: the page one is on. */
  readonly returnTo?: string;
  /** Address that the provider's form begins with. */
  readonly email?: string;
  /** A role of staff that the login is to be good for, too. */
  readonly role?: Role;
}

export interface Auth {
  readonly status: 'loading' | 'anonymous' | 'signed-in';
  /** Set when the status is `signed-in`. */
  readonly user: AuthUser | undefined;
  /**
   * An access token for the API, or undefined when nobody is signed in or none can be had; `fresh` skips the
   * cache. Never rejects: a session that has ended leads to a new login, other errors to the console. With a `role` it is
   * one for that role, and undefined where the login was not for it.
   */
  readonly getToken: (options?: {
    readonly fresh?: boolean;
    readonly role?: Role;
  }) => Promise<string | undefined>;
  /** Leaves for the identity provider. Never rejects: a failure goes to the console. */
  readonly login: (options?: LoginOptions) => Promise<void>;
  /** As `login`, with the sign-up form first. */
  readonly signup: (options?: LoginOptions) => Promise<void>;
  /** Signs out here and at the identity provider, and returns to the site's origin. */
  readonly logout: () => Promise<void>;
}

interface AuthStore {
  /** As it was when the page was made: what waits for its code is taken over with this. */
  readonly first: () => Auth;
  readonly now: () => Auth;
  readonly set: (next: Auth) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createAuthStore(first: Auth): AuthStore {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    now: () => now,
    set: (next) => {
      if (next === now) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const StoreContext = createContext<AuthStore | undefined>(undefined);

/**
 * Tells everything below who the visitor is. A store and not a context value: a changed context would make
 * React throw away prerendered parts whose code is still on its way.
 */
export function AuthScope({
  value,
  children,
}: {
  readonly value: Auth;
  readonly children: ReactNode;
}) {
  const [store] = useState(() => createAuthStore(value));
  useLayoutEffect(() => store.set(value), [store, value]);
  return createElement(StoreContext, { value: store }, children);
}

/** Who the visitor is, and how to sign in or out. */
export function useAuth(): Auth {
  const store = useContext(StoreContext);
  if (!store) throw new Error('No sign-in state here: put <AuthProvider> around this part.');
  return useSyncExternalStore(store.subscribe, store.now, store.first);
}
