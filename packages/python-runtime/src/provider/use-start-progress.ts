import { useEffect, useState } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';
import { usePython } from './python-provider.tsx';

/** The start of Python in words: megabytes while it downloads, then that it starts. */
export function useStartProgress(watching: boolean): string {
  const page = usePython();
  const { start } = usePythonStrings();
  const [megabytes, setMegabytes] = useState<number>();
  useEffect(() => {
    if (!watching) return undefined;
    return page.runtime().on('progress', ({ stage, loaded }) => {
      setMegabytes(stage === 'download' ? Math.round(loaded / 1_000_000) : undefined);
    });
  }, [page, watching]);
  return megabytes === undefined ? start.starting : start.loading(megabytes);
}
