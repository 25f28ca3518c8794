import { useEffect, useState } from 'react';

interface Edit {
  readonly file: string;
  readonly source: string;
}

/** The file's text: as the story was loaded with it, then as the dev server says that it is being edited. */
export function useLiveSource(file: string, loaded: string): string {
  const [edit, setEdit] = useState<Edit>();
  useEffect(() => {
    // Vite provides `hot` only where it finds these very words.
    import.meta.hot?.on('lesson:edited', setEdit);
    return () => import.meta.hot?.off('lesson:edited', setEdit);
  }, []);
  return edit?.file === file ? edit.source : loaded;
}
