import { useMemo } from 'react';
import { useLessonHost } from '../../host/lesson-context.ts';
import { englishKindStrings } from '../../strings/kind-strings.ts';
import type { LessonStrings } from '../../strings/strings.ts';

/** The host's texts, with the English ones of the kinds that load late where the host gives none. */
export function useKindStrings(): LessonStrings {
  const { strings } = useLessonHost();
  return useMemo(() => ({ ...englishKindStrings, ...strings }), [strings]);
}
