import type { FigureFacts } from '../protocol/figure-facts.ts';
import type { PlayerStrings } from './player-strings.ts';
import type { RuntimeStrings } from './runtime-strings.ts';

/** Buttons under code. */
export interface ControlStrings {
  readonly run: string;
  /** In the place of Run while the program runs. */
  readonly stop: string;
  /** Gives the author's code back. */
  readonly reset: string;
  /** Opens the stepper. */
  readonly step: string;
}

export interface CellStrings {
  /** Name of the whole cell. */
  readonly label: string;
  /** Name of its code. */
  readonly code: string;
  readonly edit: string;
}

export interface ExerciseStrings {
  /** Name of the whole exercise. */
  readonly label: string;
  /** Beside the file's name. */
  readonly runsHere: string;
  /** Name of the editor. */
  readonly yourCode: (file: string) => string;
  readonly test: string;
  /** On the same button meanwhile. */
  readonly testing: string;
  /** On the same button of a sealed exercise. */
  readonly handIn: string;
  /** On the button below failed tests, and beside it what that does. */
  readonly handInAsItIs: string;
  readonly countsAsWrong: string;
  /** The keys that run the code, beside the buttons. */
  readonly shortcut: string;
}

export interface ConsoleStrings {
  /** Name of the whole console, unless the host gives one. */
  readonly label: string;
  /** Name of the field. */
  readonly statement: string;
  /** Read out with the field: what the keys do. */
  readonly help: string;
  /** Name of a picture or a table; counts from 1. */
  readonly result: (number: number) => string;
}

export interface EditorStrings {
  /** Read out with the editor: what the keys do, and how to leave. */
  readonly help: string;
  /** Name of the row of keys on phones, and of three of them. */
  readonly keys: string;
  readonly tab: string;
  readonly cursorRight: string;
  readonly undo: string;
  /** Name of the list of names to complete. */
  readonly completions: string;
  /** Said when chosen text is gone. */
  readonly selectionDeleted: string;
}

export interface OutputStrings {
  /** Heading, and name of the whole. */
  readonly output: string;
  /** Names of its parts. */
  readonly printed: string;
  readonly value: string;
  readonly error: string;
  /** Name of a picture or a table; counts from 1. */
  readonly result: (number: number) => string;
  /** What is said of a figure to those who do not see it. */
  readonly figure: (parts: readonly FigureFacts[]) => string;
  /** Under a data frame: its rows and columns. */
  readonly frame: (rows: number, columns: number) => string;
  /** Under an array of two axes: `(2, 3)` and the type of its entries. */
  readonly array: (shape: string, type: string) => string;
  /** Behind it, where not all are shown. */
  readonly firstRows: (rows: number) => string;
  /** Button that shows the type of each column. */
  readonly types: string;
  /** In the place of what a program printed before the last 50,000 characters. */
  readonly cut: string;
  /** The program has ended, and there is nothing to show. */
  readonly nothing: string;
  /** Name of the field that `input()` waits for, and its button. */
  readonly input: string;
  readonly enter: string;
  // What the program does, beside the heading.
  readonly running: string;
  readonly waiting: string;
  /** `names` of packages: `numpy, pandas`. */
  readonly loadingPackages: (names: string) => string;
  /** How long the program ran. */
  readonly took: (seconds: number) => string;
}

export interface FileStrings {
  /** Name of the row of tabs. */
  readonly tabs: string;
  /** Said behind the name of the file in which the program stopped. */
  readonly faulty: string;
  /** Heading of what a program wrote, and name of the whole. */
  readonly written: string;
  readonly download: string;
  /** The same as a button's whole name. */
  readonly downloadNamed: (file: string) => string;
  readonly size: (bytes: number) => string;
  /** In the place of a file's content, where there is none. */
  readonly empty: string;
  /** In the place of its download. */
  readonly tooLarge: string;
}

/** Every text that the React parts show or say. What Python itself says stays Python's. */
export interface PythonStrings extends RuntimeStrings {
  readonly controls: ControlStrings;
  readonly cell: CellStrings;
  readonly exercise: ExerciseStrings;
  readonly console: ConsoleStrings;
  readonly editor: EditorStrings;
  readonly output: OutputStrings;
  readonly files: FileStrings;
  readonly player: PlayerStrings;
}

/** Texts in another language: what is left out stays English. */
export type GivenPythonStrings = {
  readonly [Part in keyof PythonStrings]?: Partial<PythonStrings[Part]>;
};
