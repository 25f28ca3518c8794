import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToHash } from './scroll-to-hash.ts';

/** Every change of page begins at its top, unless the address names a place in it. */
export function PageMoves() {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (!hash) {
      window.scrollTo({ top: 0 });
      return undefined;
    }
    return scrollToHash(hash.slice(1));
  }, [location]);
  return null;
}
