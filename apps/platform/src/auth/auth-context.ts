import { createContext, useContext } from 'react';

export interface AuthUser {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

export interface LoginOptions {
  /** Path, query and hash to come back to. Default: the page one is on. */
  readonly returnTo?: string;
}

export interface Auth {
  readonly status: 'loading' | 'anonymous' | 'signed-in';
  /** Set when the status is `signed-in`. */
  readonly user: AuthUser | undefined;
  /**
   * An access token for the API, or undefined when nobody is signed in or none can be had; `fresh` skips the
   * cache. Never rejects: a `login_required` leads to a new login, other errors to the console.
   */
  readonly getToken: (options?: { readonly fresh?: boolean }) => Promise<string | undefined>;
  /** Leaves for the identity provider. Never rejects: a failure goes to the console. */
  readonly login: (options?: LoginOptions) => Promise<void>;
  /** As `login`, with the sign-up form first. */
  readonly signup: (options?: LoginOptions) => Promise<void>;
  /** Signs out here and at the identity provider, and returns to the site's origin. */
  readonly logout: () => Promise<void>;
}

const AuthContext = createContext<Auth | undefined>(undefined);
export const AuthScope = AuthContext.Provider;

/** Who the visitor is, and how to sign in or out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('No sign-in state here: put <AuthProvider> around this part.');
  return auth;
}
