import { useEffect, useRef } from 'react';

/** Goes to the top of the page whenever the key changes: a step begins there. */
export function useTopOfPage(key: string): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    window.scrollTo({ top: 0 });
  }, [key]);
}
