import { useCallback, useState } from 'react';

/** A yes that the browser remembers. Where storage is forbidden it holds for this visit. */
export function useKeptFlag(key: string): readonly [boolean, () => void] {
  const [set, setSet] = useState(() => read(key));
  const keep = useCallback(() => {
    setSet(true);
    try {
      window.localStorage.setItem(key, 'true');
    } catch {
      // Storage is full or forbidden: it is asked again next time.
    }
  }, [key]);
  return [set, keep];
}

function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}
