import { useCallback, useEffect, useRef, useState } from 'react';
import { usePython } from '../react/python-provider.tsx';

const saveAfterMs = 400;

/** A text that survives a reload: saved as it changes, and at once when the page hides. */
export function useDraft(
  key: string | undefined,
  initial: string,
): readonly [text: string, setText: (text: string) => void, reset: () => void] {
  const { drafts } = usePython();
  const [text, setState] = useState(initial);
  const unsaved = useRef<string | undefined>(undefined);

  useEffect(() => {
    setState(initial);
    if (key === undefined) return undefined;
    let here = true;
    void drafts.load(key).then((draft) => {
      if (here && draft !== undefined && unsaved.current === undefined) setState(draft);
    });
    const flush = () => {
      if (unsaved.current === undefined) return;
      void drafts.save(key, unsaved.current);
      unsaved.current = undefined;
    };
    const timer = setInterval(flush, saveAfterMs);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [drafts, key, initial]);

  const setText = useCallback((next: string) => {
    unsaved.current = next;
    setState(next);
  }, []);

  const reset = useCallback(() => {
    unsaved.current = undefined;
    setState(initial);
    if (key !== undefined) void drafts.remove(key);
  }, [drafts, key, initial]);

  return [text, setText, reset];
}
