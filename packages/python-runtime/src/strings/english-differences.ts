import type { DifferenceStrings } from './runtime-strings.ts';

/** What differs between two values of NumPy or pandas. */
export const englishDifferences: DifferenceStrings = {
  'not-array': () => 'It should be a NumPy array.',
  'not-index': () => 'It should be a pandas Index.',
  'not-series': () => 'It should be a pandas Series.',
  'not-frame': () => 'It should be a pandas DataFrame.',
  'not-axes': () => 'It should be the Axes that you drew on.',
  drawn: ({ part, got, wanted }) => `Its ${part} is ${got} instead of ${wanted}.`,
  'too-big': () => 'It is too large to compare.',
  shape: ({ got, wanted, sameEntries }) =>
    sameEntries
      ? `The entries are right, but their shape is ${got}, and ${wanted} is wanted.`
      : `Its shape is ${got}, and ${wanted} is wanted.`,
  dtype: ({ got, wanted, column }) =>
    `The values are right, but ${column === undefined ? 'their type' : `the type of column ${column}`} is ${got}, and ${wanted} is wanted.`,
  entry: ({ place, got, wanted }) =>
    `The first difference is at ${place}: ${got} instead of ${wanted}.`,
  rows: ({ got, wanted }) =>
    `It has ${got} ${got === 1 ? 'row' : 'rows'}, and ${wanted} ${wanted === 1 ? 'is' : 'are'} wanted.`,
  columns: ({ missing, extra }) =>
    [
      missing.length > 0 && `${columns(missing)} missing.`,
      extra.length > 0 && `${columns(extra)} not wanted.`,
      missing.length + extra.length === 0 && 'A column appears twice.',
    ]
      .filter(Boolean)
      .join(' '),
  'column-order': ({ wanted }) => `The columns should be in the order ${wanted.join(', ')}.`,
  label: ({ place, got, wanted }) => `Label ${place} is ${got} instead of ${wanted}.`,
  name: ({ got, wanted }) => `Its name is ${got} instead of ${wanted}.`,
};

function columns(names: readonly string[]): string {
  return `${names.length === 1 ? 'Column' : 'Columns'} ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`;
}
