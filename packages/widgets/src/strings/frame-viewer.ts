import { counted } from './counted.ts';

/** Texts of the frame viewer. `name` is the frame's name, columns and values come as text. */
export interface FrameViewerStrings {
  readonly size: (rows: number, columns: number) => string;
  readonly result: string;
  /** Name of the column of row labels, for screen readers. */
  readonly label: string;
  /** In the place of a cell that is not filled yet, for screen readers. */
  readonly open: string;
  /** Name of the button on a row of the result. */
  readonly whereFrom: (label: string) => string;
  readonly startFilter: (name: string, condition: string) => string;
  readonly startGroup: (by: string) => string;
  readonly startJoin: (name: string, on: string, other: string) => string;
  readonly startPivot: (index: string, columns: string, values: string) => string;
  readonly kept: (label: string, condition: string) => string;
  readonly leftOut: (label: string, condition: string) => string;
  readonly group: (
    key: string,
    labels: readonly string[],
    statistic: string,
    values: readonly string[],
    result: string,
  ) => string;
  readonly joined: (label: string, key: string, other: string, labels: readonly string[]) => string;
  /** An inner join leaves the row out. */
  readonly notFound: (label: string, key: string, other: string) => string;
  /** A left join keeps the row, with gaps. */
  readonly gap: (label: string, key: string, other: string) => string;
  readonly placed: (label: string, value: string, down: string, across: string) => string;
  readonly finished: (rows: number, columns: number) => string;
  readonly finishedGroup: (by: string, rows: number) => string;
  readonly finishedPivot: (gaps: number) => string;
  /** Said when the learner asks where a row of the result comes from. */
  readonly from: (label: string, name: string, labels: readonly string[]) => string;
  readonly alsoFrom: (name: string, labels: readonly string[]) => string;
}

const rows = (labels: readonly string[]): string =>
  `${labels.length === 1 ? 'row' : 'rows'} ${listed(labels)}`;
const listed = (labels: readonly string[]): string =>
  labels.length < 2
    ? labels.join('')
    : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`;

export const englishFrameViewer: FrameViewerStrings = {
  size: (rowCount, columns) => `${counted(rowCount, 'row')}, ${counted(columns, 'column')}`,
  result: 'Result',
  label: 'Label',
  open: 'not filled yet',
  whereFrom: (label) => `${label}: where is it from?`,
  startFilter: (name, condition) =>
    `For which rows of ${name} is ${condition} true? Count them, then go on.`,
  startGroup: (by) => `One row for each ${by}: how many will there be? Say it, then go on.`,
  startJoin: (name, on, other) =>
    `Each row of ${name} looks for its ${on} in ${other}. Will each find one, and only one?`,
  startPivot: (index, columns, values) =>
    `Each row becomes one cell: its ${index} says in which row, its ${columns} in which column, and ${values} is what stands there.`,
  kept: (label, condition) => `Row ${label}: ${condition} is True. It goes along, with its label.`,
  leftOut: (label, condition) => `Row ${label}: ${condition} is False. It stays behind.`,
  group: (key, labels, statistic, values, result) =>
    `${key} has the ${rows(labels)}. The ${statistic} of ${listed(values)} is ${result}.`,
  joined: (label, key, other, labels) =>
    labels.length === 1
      ? `Row ${label}: ${key} stands in ${rows(labels)} of ${other}. They are put together.`
      : `Row ${label}: ${key} stands in ${rows(labels)} of ${other}. It comes ${labels.length} times.`,
  notFound: (label, key, other) =>
    `Row ${label}: ${key} is not in ${other}. An inner join leaves the row out.`,
  gap: (label, key, other) =>
    `Row ${label}: ${key} is not in ${other}. A left join keeps the row, with NaN.`,
  placed: (label, value, down, across) =>
    `Row ${label}: ${value} goes to row ${down}, column ${across}.`,
  finished: (rowCount, columns) =>
    `That is the result: ${counted(rowCount, 'row')}, ${counted(columns, 'column')}. Choose a row to see where it comes from.`,
  finishedGroup: (by, rowCount) =>
    `${counted(rowCount, 'group')}, ${counted(rowCount, 'row')}. The ${by} is the index now, sorted. Choose a row to see where it comes from.`,
  finishedPivot: (gaps) =>
    gaps === 0
      ? 'Every cell is filled. Choose a row to see where it comes from.'
      : `${counted(gaps, 'cell')} found no row: NaN. Choose a row to see where it comes from.`,
  from: (label, name, labels) => `${label} comes from ${rows(labels)} of ${name}.`,
  alsoFrom: (name, labels) => `And from ${rows(labels)} of ${name}.`,
};
