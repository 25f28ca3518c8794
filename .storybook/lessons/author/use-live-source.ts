import { useEffect, useState } from 'react';

interface Edit {
  readonly file: string;
  readonly source: string;
}

/** The file's text: as the story was loaded with it, then as the dev server says that it is being edited. */
export function useLiveSource(file: string, loaded: string): string {
  const [edit, setEdit] = useState<Edit>();
  useEffect(() => {
    const { hot } = import.meta;
    hot?.on('lesson:edited', setEdit);
    return () => hot?.off('lesson:edited', setEdit);
  }, []);
  return edit?.file === file ? edit.source : loaded;
}
