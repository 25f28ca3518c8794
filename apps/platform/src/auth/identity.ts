import { logError } from '../logging/log.ts';

/** A role of staff: a token for it is asked for by name. */
export type Role = 'desk';

/** What the sign-in state needs of the identity SDK; the SDK itself loads late. */
export interface Identity {
  readonly loading: boolean;
  readonly user:
    | { readonly sub?: string; readonly email?: string; readonly name?: string }
    | undefined;
  readonly token: (fresh: boolean, role?: Role) => Promise<string | undefined>;
  readonly redirectToLogin: (options: {
    returnTo: string;
    signup: boolean;
    email: string | undefined;
    role: Role | undefined;
  }) => Promise<void>;
  /** `everywhere: false` clears the cache here and opens no page. */
  readonly signOut: (options: { everywhere: boolean }) => Promise<void>;
}

/** What a provider calls a session that has ended: to a silent login, and to a refresh token that ended with it. */
const ended: readonly unknown[] = ['login_required', 'invalid_grant', 'missing_refresh_token'];

/** True for the errors that say the session at the identity provider has ended. */
export function isLoginRequired(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'error' in error && ended.includes(error.error)
  );
}

export interface TokenRequest {
  readonly fresh: boolean;
  /** Begins a new login; the one at the provider has ended. */
  readonly enterAgain: () => Promise<void>;
}

/**
 * A token of whoever is signed in. A session that has ended at the provider ends here without opening a page, and
 * a new login begins; any other error only goes to the console. Never rejects.
 */
export async function tokenOf(
  identity: Identity | undefined,
  { fresh, enterAgain }: TokenRequest,
): Promise<string | undefined> {
  if (!identity?.user) return undefined;
  try {
    return await identity.token(fresh);
  } catch (error) {
    if (isLoginRequired(error)) {
      await identity.signOut({ everywhere: false });
      await enterAgain();
    } else logError('No access token', error);
    return undefined;
  }
}

/**
 * A token for a role, or undefined where the login of now is not one for it: the way to it is a login that asks for it.
 * Nobody is signed out. Never rejects.
 */
export async function roleTokenOf(
  identity: Identity | undefined,
  { fresh, role }: { readonly fresh: boolean; readonly role: Role },
): Promise<string | undefined> {
  if (!identity?.user) return undefined;
  try {
    return await identity.token(fresh, role);
  } catch (error) {
    if (!isLoginRequired(error)) logError('No access token', error);
    return undefined;
  }
}

/** The page one is on, as a path that a login can return to. */
export function currentPath(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const path = `${location.pathname}${location.search}${location.hash}`;
  return /^\/(?:login|signup)\b/u.test(path) ? '/' : path;
}

/** Goes to the page that a login began on, in the app; where that fails, the browser loads the page anew. */
export async function goBackTo(
  target: string,
  navigate: (target: string) => void | Promise<void>,
  location: Pick<Location, 'replace'>,
): Promise<void> {
  try {
    await navigate(target);
  } catch {
    location.replace(target);
  }
}

/** A path of this site, or `/`: an address of another site is never returned to. */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
