import { useCallback, useEffect, useRef, useState } from 'react';
import { usePython } from '../provider/python-provider.tsx';

/** A text that survives a reload, for 24 hours, under a key; without one nothing is kept. `reset` gives `initial` back. */
export function useDraft(
  key: string | undefined,
  initial: string,
): readonly [text: string, setText: (text: string) => void, reset: () => void] {
  const { drafts } = usePython();
  const [state, setState] = useState({ key, initial, text: initial });
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
    return () => {
      here = false;
    };
  }, [drafts, key, initial]);

  const setText = useCallback(
    (text: string) => {
      touched.current = true;
      setState({ key, initial, text });
      if (key === undefined) return;
      if (text === initial) void drafts.remove(key);
      else drafts.save(key, text);
    },
    [drafts, key, initial],
  );

  const reset = useCallback(() => {
    setText(initial);
  }, [setText, initial]);

  return [state.text, setText, reset];
}
