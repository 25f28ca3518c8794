import { englishFigure } from './english-figure.ts';
import { plural } from './plural.ts';
import { englishRuntimeStrings } from './english-runtime.ts';
import { englishPlayerStrings } from './english-player.ts';
import type { PythonStrings } from './python-strings.ts';

/** Every text in English: what a translation starts from. */
export const englishPythonStrings: PythonStrings = {
  ...englishRuntimeStrings,
  controls: { run: 'Run', stop: 'Stop', reset: 'Reset', step: 'Step' },
  cell: { label: 'Python code that can be run', code: 'Python code', edit: 'Edit' },
  exercise: {
    label: 'Python exercise',
    runsHere: 'Python 3.14, runs in this page',
    yourCode: (file) => `Your code, ${file}`,
    test: 'Run tests',
    testing: 'Testing',
    handIn: 'Hand in',
    handInAsItIs: 'Hand in as it is',
    countsAsWrong: 'If a test still fails, it counts as not right.',
    shortcut: 'Ctrl + Enter',
  },
  console: {
    label: 'Python console',
    statement: 'Python statement',
    help: 'Enter runs, Shift and Enter makes a new line, the arrow keys recall earlier statements, Tab completes a name; pressed again it leaves.',
    result: (number) => `Result ${number}`,
  },
  editor: {
    help: 'Tab indents. Press Escape and then Tab to leave the editor. Control and Enter runs the code.',
    keys: 'Keys for code',
    tab: 'Tab',
    cursorRight: 'Cursor right',
    undo: 'Undo',
    completions: 'Completions',
    selectionDeleted: 'Selection deleted',
  },
  output: {
    output: 'Output',
    printed: 'Printed output',
    value: 'Value',
    error: 'Error',
    result: (number) => `Result ${number} of the program`,
    figure: englishFigure,
    frame: (rows, columns) => `${plural(rows, 'row')}, ${plural(columns, 'column')}.`,
    array: (shape, type) => `Shape ${shape}: axis 0 goes down, axis 1 across. ${type}`,
    firstRows: (rows) => `The first ${plural(rows, 'row')} ${rows === 1 ? 'is' : 'are'} shown.`,
    types: 'Types',
    cut: '… earlier output is not shown',
    nothing: 'The program printed nothing.',
    input: 'Input for the program',
    enter: 'Enter',
    running: 'Running',
    waiting: 'Waiting for input',
    loadingPackages: (names) => `Loading ${names}`,
    took: (seconds) => `${seconds.toFixed(2)} s`,
  },
  files: {
    tabs: 'Files of the program',
    faulty: ', the program stopped here',
    written: 'Files written',
    download: 'Download',
    downloadNamed: (file) => `Download ${file}`,
    size: (bytes) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`),
    empty: 'The file is empty.',
    tooLarge: 'Too large to be shown',
  },
  player: englishPlayerStrings,
};
