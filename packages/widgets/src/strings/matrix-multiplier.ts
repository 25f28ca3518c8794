import { counted } from './counted.ts';

/** Where in a matrix; both count from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Texts of the matrix multiplier. `a`, `b` and `product` are the matrices' names; entries and values come as text.
 * What is said comes through `say` first, so that a screen reader gets words where the page has signs.
 */
export interface MatrixMultiplierStrings {
  readonly edit: string;
  /** On the button that makes the right matrix fit. */
  readonly makeFit: (name: string, rows: number, columns: number) => string;
  readonly howToType: string;
  /** Said when typing begins. */
  readonly editing: string;
  readonly rows: (count: number) => string;
  readonly columns: (count: number) => string;
  readonly fewerRows: (name: string) => string;
  readonly moreRows: (name: string) => string;
  readonly fewerColumns: (name: string) => string;
  readonly moreColumns: (name: string) => string;
  /** After the terms of an entry that is not finished: stands between them and the sum. */
  readonly soFar: string;
  /** In the place of the sum, after the last step. */
  readonly finished: (product: string) => string;
  /** A value in words: `minus 2x squared`. */
  readonly say: (value: string) => string;
  /** Said at the first term of an entry, before the term. */
  readonly sayEntry: (row: number, a: string, column: number, b: string) => string;
  readonly sayTerm: (left: string, right: string, product: string) => string;
  readonly saySum: (sum: string) => string;
  readonly sayResult: (product: string, at: Place, value: string) => string;
  /** Said after the last step; each row is its values in words. */
  readonly sayProduct: (product: string, rows: readonly (readonly string[])[]) => string;
  readonly emptyEntry: (matrix: string, at: Place) => string;
  readonly unreadableEntry: (matrix: string, at: Place, typed: string) => string;
  /** Why the product is not defined: `a` has that many columns, `b` that many rows. */
  readonly sizesDiffer: (
    product: string,
    a: string,
    columns: number,
    b: string,
    rows: number,
  ) => string;
}

const place = ({ row, column }: Place): string => `row ${row}, column ${column}`;
const WHAT_TO_TYPE = 'Type a number, a fraction like 1/2, or a term like 2x.';

export const englishMatrixMultiplier: MatrixMultiplierStrings = {
  edit: 'Edit matrices',
  makeFit: (name, rows, columns) => `Make ${name} ${rows} × ${columns}`,
  howToType:
    'Type numbers, fractions like 1/2, or terms like 2x. Arrow keys go from entry to entry.',
  editing: 'Editing. Arrow keys go from entry to entry.',
  rows: (count) => counted(count, 'row'),
  columns: (count) => counted(count, 'column'),
  fewerRows: (name) => `Fewer rows of ${name}`,
  moreRows: (name) => `More rows of ${name}`,
  fewerColumns: (name) => `Fewer columns of ${name}`,
  moreColumns: (name) => `More columns of ${name}`,
  soFar: ', so far ',
  finished: (product) => `Every entry of ${product} is worked out.`,
  say: (value) =>
    value.replaceAll('−', ' minus ').replaceAll('²', ' squared').replaceAll(/\s+/g, ' ').trim(),
  sayEntry: (row, a, column, b) => `Row ${row} of ${a} with column ${column} of ${b}.`,
  sayTerm: (left, right, product) => `${left} times ${right} is ${product}.`,
  saySum: (sum) => `So far ${sum}.`,
  sayResult: (product, at, value) => `The entry of ${product} in ${place(at)} is ${value}.`,
  sayProduct: (product, rows) =>
    `Done. ${product} is ${rows.map((row, index) => `row ${index + 1}: ${row.join(', ')}`).join('; ')}.`,
  emptyEntry: (matrix, at) => `${matrix}, ${place(at)} is empty. ${WHAT_TO_TYPE}`,
  unreadableEntry: (matrix, at, typed) =>
    `${matrix}, ${place(at)} is “${typed}”, which cannot be read. ${WHAT_TO_TYPE}`,
  sizesDiffer: (product, a, columns, b, rows) =>
    `${product} is not defined: ${a} has ${counted(columns, 'column')} but ${b} has ${counted(rows, 'row')}. ` +
    `Every entry in a row of ${a} needs a partner in a column of ${b}.`,
};
