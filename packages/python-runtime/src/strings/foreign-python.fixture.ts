import { inOtherWords } from '../../../../scripts/vitest/other-language.ts';
import { englishPythonStrings } from './english.ts';
import type { PythonStrings } from './python-strings.ts';

/** Every text of the parts in the host's words. */
export const foreignPython = Object.fromEntries(
  Object.entries(englishPythonStrings).map(([part, texts]: [string, object]) => [
    part,
    inOtherWords(texts),
  ]),
) as unknown as PythonStrings;
