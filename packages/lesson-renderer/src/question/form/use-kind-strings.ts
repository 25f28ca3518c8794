import type { HostStrings } from '../../host/lesson-context.ts';
import { useLateStrings } from '../../host/use-late-strings.ts';
import { englishKindStrings, type KindStrings } from '../../strings/kind-strings.ts';

/** The host's texts, with the English ones of the kinds that load late where the host gives none. */
export function useKindStrings(): HostStrings & KindStrings {
  return useLateStrings(englishKindStrings);
}
