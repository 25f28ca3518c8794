import { useContext, useEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigation,
} from 'react-router';
import { keepPendingPage } from './pending-page.ts';
import { returnToPlace } from './return-to-place.ts';
import { scrollToHash } from './scroll-to-hash.ts';

/**
 * What ScrollRestoration, which begins a new page at its top and leaves a filtered one where it is, cannot do: it
 * scrolls once, before what a page shows has come. A page that is gone back to is brought to where it stood; one that
 * is new, to the place that the address names.
 */
export function PageMoves() {
  const location = useLocation();
  const stood = useContext(RouterState)?.restoreScrollPosition;
  useEffect(() => {
    if (typeof stood === 'number') return returnToPlace(stood);
    return location.hash ? scrollToHash(location.hash.slice(1)) : undefined;
  }, [location, stood]);
  const { state, location: next } = useNavigation();
  useEffect(() => {
    keepPendingPage(state === 'loading' ? `${next.pathname}${next.search}${next.hash}` : undefined);
  }, [state, next]);
  return null;
}
