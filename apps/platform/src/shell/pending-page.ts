const KEY = 'lemma-pending-page';

/**
 * The page that is on its way. When its code does not arrive (a newer release took its place, or the network failed),
 * the router loads the page that one was leaving again, and the click would be lost.
 */
export function keepPendingPage(address: string | undefined): void {
  try {
    if (address === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the click is lost, and nothing else.
  }
}

/** After a reload: the page that was on its way then, once. */
export function takePendingPage(navigationType: string | undefined): string | undefined {
  try {
    const address = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return navigationType === 'reload' ? address : undefined;
  } catch {
    return undefined;
  }
}
