import { createContext, useContext, useMemo } from 'react';
import type { GivenWidgetStrings, WidgetStrings } from './widget-strings.ts';

/** What the host gives in another language. */
export const StringsContext = createContext<GivenWidgetStrings>({});

/**
 * One part of the texts: the host's where it gave some, English elsewhere. The English comes from the caller, so
 * that a lesson downloads the words of its own widgets and no others.
 */
export function useStrings<Part extends keyof WidgetStrings>(
  part: Part,
  english: WidgetStrings[Part],
): WidgetStrings[Part] {
  const given = useContext(StringsContext)[part];
  return useMemo(() => ({ ...english, ...given }), [english, given]);
}
