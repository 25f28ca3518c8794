/** Prefix of the keys under which the identity SDK caches tokens in local storage. */
const CACHE_PREFIX = '@@auth0spajs@@';

/** True when the address is the identity provider's answer to a login. */
export function isLoginAnswer(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/**
 * True if somebody may be signed in here. A visitor for whom it is false is anonymous at once, and never
 * downloads the identity SDK.
 */
export function mayBeSignedIn(): boolean {
  if (isLoginAnswer(window.location.search)) return true;
  if (/(?:^|;\s*)auth0\.[^=]*is\.authenticated=/u.test(document.cookie)) return true;
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(CACHE_PREFIX));
  } catch {
    return false;
  }
}

let hint: boolean | undefined;

/** `mayBeSignedIn()` as it was when the page came: a login or logout later is told by the identity SDK. */
export function arrivalHint(): boolean {
  hint ??= mayBeSignedIn();
  return hint;
}

/**
 * Runs before the first paint: marks a page whose visitor may be signed in, so that the header shows a spinner
 * there in place of the prerendered "Log in".
 */
export const sessionHintScript = `try{if(/[?&]state=/.test(location.search)||/auth0\\.[^=]*is\\.authenticated=/.test(document.cookie)||Object.keys(localStorage).some(function(k){return k.indexOf('${CACHE_PREFIX}')===0}))document.documentElement.dataset.session='maybe'}catch(e){}`;
