import { useMemo } from 'react';
import { useLessonHost, type HostStrings } from '../../host/lesson-context.ts';
import { englishKindStrings, type KindStrings } from '../../strings/kind-strings.ts';

/** The host's texts, with the English ones of the kinds that load late where the host gives none. */
export function useKindStrings(): HostStrings & KindStrings {
  const { strings } = useLessonHost();
  return useMemo(() => ({ ...englishKindStrings, ...strings }), [strings]);
}
