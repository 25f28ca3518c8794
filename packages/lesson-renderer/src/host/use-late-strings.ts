import { useMemo } from 'react';
import { useLessonHost, type HostStrings } from './lesson-context.ts';

/** The host's texts, with the English ones of what loads late where the host gives none. */
export function useLateStrings<Texts extends object>(english: Texts): HostStrings & Texts {
  const { strings } = useLessonHost();
  return useMemo(() => ({ ...english, ...strings }), [english, strings]);
}
