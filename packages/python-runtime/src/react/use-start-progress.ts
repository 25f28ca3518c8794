import { useEffect, useState } from 'react';
import { usePython } from './python-provider.tsx';

/** The start of Python in words: megabytes while it downloads, then that it starts. */
export function useStartProgress(watching: boolean): string {
  const page = usePython();
  const [words, setWords] = useState('Starting Python');
  useEffect(() => {
    if (!watching) return undefined;
    return page.runtime().on('progress', ({ stage, loaded }) => {
      const megabytes = (loaded / 1_000_000).toFixed(0);
      setWords(stage === 'download' ? `Loading Python: ${megabytes} MB` : 'Starting Python');
    });
  }, [page, watching]);
  return words;
}
