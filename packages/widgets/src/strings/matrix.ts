/** Texts of every matrix, whichever widget it stands in. Rows and columns count from 1. */
export interface MatrixStrings {
  /** Name of the grid for screen readers. */
  readonly matrix: (name: string, rows: number, columns: number) => string;
  /** Name of an entry's field. */
  readonly entry: (row: number, column: number) => string;
  /** Said when an entry was typed, before what follows from it. */
  readonly changed: string;
  /** On the button that ends typing. */
  readonly done: string;
  /** Under a matrix of numbers, when an entry of it cannot be read. */
  readonly unreadable: (name: string) => string;
}

export const englishMatrix: MatrixStrings = {
  matrix: (name, rows, columns) => `${name}, ${rows} by ${columns}`,
  entry: (row, column) => `Row ${row}, column ${column}`,
  changed: 'The matrix changed',
  done: 'Done',
  unreadable: (name) => `An entry of ${name} cannot be read. Type a number or a fraction like 1/2.`,
};
