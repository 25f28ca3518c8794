import { createContext, useContext } from 'react';
import { englishPythonStrings } from './english.ts';
import type { GivenPythonStrings, PythonStrings } from './python-strings.ts';

export const StringsContext = createContext<PythonStrings>(englishPythonStrings);

/** The texts of the nearest provider. */
export function usePythonStrings(): PythonStrings {
  return useContext(StringsContext);
}

/** The host's texts, English where it gave none. */
export function wholeStrings(given: GivenPythonStrings = {}): PythonStrings {
  const english = englishPythonStrings;
  return {
    start: { ...english.start, ...given.start },
    notices: { ...english.notices, ...given.notices },
    tests: { ...english.tests, ...given.tests },
    rules: { ...english.rules, ...given.rules },
    differences: { ...english.differences, ...given.differences },
    controls: { ...english.controls, ...given.controls },
    cell: { ...english.cell, ...given.cell },
    exercise: { ...english.exercise, ...given.exercise },
    console: { ...english.console, ...given.console },
    editor: { ...english.editor, ...given.editor },
    output: { ...english.output, ...given.output },
    files: { ...english.files, ...given.files },
    player: { ...english.player, ...given.player },
  };
}
