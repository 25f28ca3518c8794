import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollToHash } from './scroll-to-hash.ts';

/** Every change of page begins at its top, unless the address names a place in it. */
export function PageMoves() {
  const location = useLocation();
  const arrival = useRef(location);
  // Before the new page is painted: it is never seen at the old one's place.
  useLayoutEffect(() => {
    const { hash } = location;
    if (hash) return scrollToHash(hash.slice(1));
    // The code comes after the first paint: who has begun to read by then stays where they are.
    if (location !== arrival.current) window.scrollTo({ top: 0 });
    return undefined;
  }, [location]);
  return null;
}
