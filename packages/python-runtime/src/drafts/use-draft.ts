import { useCallback, useEffect, useRef, useState } from 'react';
import { usePython } from '../react/python-provider.tsx';

const saveAfterMs = 400;

/** A text that survives a reload: saved as it changes, and at once when the page hides. */
export function useDraft(
  key: string | undefined,
  initial: string,
): readonly [text: string, setText: (text: string) => void, reset: () => void] {
  const { drafts } = usePython();
  const [state, setState] = useState({ key, initial, text: initial });
  const unsaved = useRef<string | undefined>(undefined);
  const touched = useRef(false);
  // Another exercise in the same place begins with its own text.
  if (state.key !== key || state.initial !== initial) setState({ key, initial, text: initial });

  useEffect(() => {
    touched.current = false;
    if (key === undefined) return undefined;
    let here = true;
    const load = async () => {
      const draft = await drafts.load(key);
      if (here && draft !== undefined && !touched.current) setState({ key, initial, text: draft });
    };
    void load();
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

  const setText = useCallback(
    (text: string) => {
      touched.current = true;
      unsaved.current = text;
      setState({ key, initial, text });
    },
    [key, initial],
  );

  const reset = useCallback(() => {
    touched.current = true;
    unsaved.current = undefined;
    setState({ key, initial, text: initial });
    if (key !== undefined) void drafts.remove(key);
  }, [drafts, key, initial]);

  return [state.text, setText, reset];
}
