import { columnIn, type Frames, type Table, tableOf } from './table.ts';

export type Comparison = '>=' | '<=' | '==' | '!=' | '>' | '<';
export type Statistic = 'sum' | 'mean' | 'max' | 'min' | 'count';

/** What a line of pandas asks for. */
export type Query =
  | {
      readonly kind: 'filter';
      readonly name: string;
      readonly frame: Table;
      readonly column: string;
      readonly sign: Comparison;
      readonly bound: string | number;
    }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly frame: Table;
      readonly by: string;
      readonly column: string;
      readonly statistic: Statistic;
    }
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly frame: Table;
      readonly otherName: string;
      readonly other: Table;
      readonly on: string;
      readonly how: 'inner' | 'left';
    }
  | {
      readonly kind: 'pivot';
      readonly name: string;
      readonly frame: Table;
      readonly index: string;
      readonly columns: string;
      readonly values: string;
    };

const NAME = '[A-Za-z_]\\w*';
const TEXT = '["\']([^"\']*)["\']';
const FILTER = new RegExp(
  `^(${NAME})\\[(${NAME})\\[${TEXT}\\]\\s*(>=|<=|==|!=|>|<)\\s*(?:(-?\\d+(?:\\.\\d+)?)|${TEXT})\\]$`,
  'u',
);
const GROUP = new RegExp(
  `^(${NAME})\\.groupby\\(${TEXT}\\)\\[${TEXT}\\]\\.(sum|mean|max|min|count)\\(\\)$`,
  'u',
);
const JOIN = new RegExp(
  `^(${NAME})\\.merge\\((${NAME}),\\s*on=${TEXT}(?:,\\s*how=["'](inner|left)["'])?\\)$`,
  'u',
);
const PIVOT = new RegExp(
  `^(${NAME})\\.pivot\\(index=${TEXT},\\s*columns=${TEXT},\\s*values=${TEXT}\\)$`,
  'u',
);

const FORMS = [
  'sales[sales["cups"] > 40]',
  'sales.groupby("cafe")["cups"].mean()',
  'sales.merge(cafes, on="cafe", how="left")',
  'sales.pivot(index="day", columns="cafe", values="cups")',
];

/** Reads one line of pandas; a text says what is wrong with it. */
export function readQuery(code: string, frames: Frames): Query | string {
  const line = code.trim();
  return (
    readFilter(line, frames) ??
    readGroup(line, frames) ??
    readJoin(line, frames) ??
    readPivot(line, frames) ??
    `Write one line in one of these forms: ${FORMS.join('   ')}`
  );
}

function readFilter(line: string, frames: Frames): Query | string | undefined {
  const [found, name = '', again, column = '', sign = '', digits, text = ''] =
    FILTER.exec(line) ?? [];
  if (found === undefined) return undefined;
  if (again !== name) return `Take the condition from the same frame: ${name}["${column}"]`;
  const frame = frameOf(name, frames, column);
  if (typeof frame === 'string') return frame;
  const bound = digits === undefined ? text : Number(digits);
  const isText = columnIn(frame, column).type === 'str';
  if (isText !== (typeof bound === 'string'))
    return `Compare the column ${column} with ${isText ? 'a text' : 'a number'}.`;
  return { kind: 'filter', name, frame, column, sign: sign as Comparison, bound };
}

function readGroup(line: string, frames: Frames): Query | string | undefined {
  const [found, name = '', by = '', column = '', statistic] = GROUP.exec(line) ?? [];
  if (found === undefined) return undefined;
  const frame = frameOf(name, frames, by, column);
  if (typeof frame === 'string') return frame;
  if (by === column) return 'Group by one column, and take another one.';
  const isText = columnIn(frame, column).type === 'str';
  if (isText && statistic !== 'count') return `The column ${column} has texts: count them.`;
  return (
    missingIn(frame, by) ?? {
      kind: 'group',
      name,
      frame,
      by,
      column,
      statistic: statistic as Statistic,
    }
  );
}

function readJoin(line: string, frames: Frames): Query | string | undefined {
  const [found, name = '', otherName = '', on = '', how = 'inner'] = JOIN.exec(line) ?? [];
  if (found === undefined) return undefined;
  const [frame, other] = [frameOf(name, frames, on), frameOf(otherName, frames, on)];
  if (typeof frame === 'string') return frame;
  if (typeof other === 'string') return other;
  const names = frame.columns.map((each) => each.name);
  const twice = other.columns.find((each) => each.name !== on && names.includes(each.name));
  if (twice) return `Both frames have a column ${twice.name}. Give one of them another name.`;
  const missing = missingIn(frame, on) ?? missingIn(other, on);
  return (
    missing ?? {
      kind: 'join',
      name,
      frame,
      otherName,
      other,
      on,
      how: how === 'left' ? how : 'inner',
    }
  );
}

function readPivot(line: string, frames: Frames): Query | string | undefined {
  const [found, name = '', index = '', columns = '', values = ''] = PIVOT.exec(line) ?? [];
  if (found === undefined) return undefined;
  const frame = frameOf(name, frames, index, columns, values);
  if (typeof frame === 'string') return frame;
  if (new Set([index, columns, values]).size < 3) return 'Name three different columns.';
  const missing = missingIn(frame, index) ?? missingIn(frame, columns);
  if (missing !== undefined) return missing;
  const [down, across] = [columnIn(frame, index).values, columnIn(frame, columns).values];
  const pairs = frame.index.map((_, row) => JSON.stringify([down[row], across[row]]));
  const twice = pairs.findIndex((pair, row) => pairs.indexOf(pair) < row);
  if (twice >= 0)
    return `Row ${twice} has the same ${index} and ${columns} as an earlier one: pivot refuses that.`;
  return { kind: 'pivot', name, frame, index, columns, values };
}

/** The frame of a name, if it has the columns; a text says what is missing. */
function frameOf(name: string, frames: Frames, ...columns: readonly string[]): Table | string {
  const given = Object.hasOwn(frames, name) ? frames[name] : undefined;
  if (!given) return `There is no frame ${name}. Name one of: ${Object.keys(frames).join(', ')}`;
  const missing = columns.find((column) => !Object.hasOwn(given, column));
  return missing === undefined
    ? tableOf(given)
    : `${name} has no column ${missing}. It has: ${Object.keys(given).join(', ')}`;
}

function missingIn(frame: Table, name: string): string | undefined {
  return columnIn(frame, name).values.includes(null)
    ? `The column ${name} has a gap: fill it in.`
    : undefined;
}
