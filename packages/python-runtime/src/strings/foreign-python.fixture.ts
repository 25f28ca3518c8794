import { markTexts } from '@lemma/testing/foreign-texts';
import { englishPythonStrings } from './english.ts';
import type { PythonStrings } from './python-strings.ts';

/** Every text of the parts in the host's words. */
export const foreignPython = Object.fromEntries(
  Object.entries(englishPythonStrings).map(([part, texts]: [string, object]) => [
    part,
    markTexts(texts),
  ]),
) as unknown as PythonStrings;
