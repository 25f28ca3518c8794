import type { EncodedValue } from '../protocol/results.ts';
import { itemsOf } from './encoded-value.ts';

/** What stands between the parentheses of a call: values by their place, and by their names. */
export interface Arguments {
  readonly values: readonly EncodedValue[];
  readonly named: ReadonlyMap<string, EncodedValue>;
}

/** Keywords of each constructor; a keyword that is not given is not compared. */
const constructors: Readonly<Record<string, readonly string[]>> = {
  array: ['dtype'],
  Series: ['index', 'name', 'dtype'],
  Index: ['name', 'dtype'],
  DataFrame: ['index', 'columns'],
  Timestamp: [],
  Axes: ['title', 'xlabel', 'ylabel', 'legend', 'lines', 'points', 'bars'],
  Timedelta: [],
};

/**
 * The tagged form of `array(…)`, `Series(…)`, `Index(…)`, `DataFrame(…)`, `Timestamp(…)`, `Timedelta(…)` or `Axes(…)` in a literal.
 * Undefined for another name; a text says what is wrong with the arguments.
 */
export function packagedLiteral(
  name: string,
  { values, named }: Arguments,
): EncodedValue | string | undefined {
  const keywords = Object.hasOwn(constructors, name) ? constructors[name] : undefined;
  if (!keywords) return undefined;
  const [first] = values;
  const isAxes = name === 'Axes';
  if (isAxes && (first || named.size === 0)) return 'what is drawn by name in Axes(…)';
  if (!isAxes && (!first || values.length > 1))
    return `one value in ${name}(…), and the rest by name`;
  const unknown = [...named.keys()].find((key) => !keywords.includes(key));
  if (unknown !== undefined)
    return keywords.length === 0
      ? `no ${unknown}= in ${name}(…)`
      : `${keywords.map((key) => `${key}=`).join(' or ')} in ${name}(…), not ${unknown}=`;
  if (!first) return axesOf(named);
  const dtype = textOf(named.get('dtype')) ?? '';
  const given = named.get('index');
  const index = given && (['index', '', undefined, itemsOf(given) ?? []] as const);
  switch (name) {
    case 'array':
      return arrayOf(first, dtype);
    case 'Timestamp':
      return timeOf(textOf(first));
    case 'Timedelta':
      return ['duration', textOf(first) ?? ''];
    case 'DataFrame':
      return frameOf(first, index, named.get('columns'));
    case 'Series': {
      if (first[0] === 'dict') {
        const pairs = pairsOf(first);
        const labels: EncodedValue = ['index', '', undefined, pairs.map(([key]) => key)];
        return ['series', dtype, named.get('name'), labels, pairs.map(([, value]) => value)];
      }
      const entries = itemsOf(first);
      return entries ? ['series', dtype, named.get('name'), index, entries] : 'a list in Series(…)';
    }
    default: {
      const label = named.get('name');
      const entries = itemsOf(first);
      return entries ? ['index', dtype, label && [label], entries] : 'a list in Index(…)';
    }
  }
}

/** What a drawing must hold: parts that are not named are not asked for. */
function axesOf(named: ReadonlyMap<string, EncodedValue>): EncodedValue {
  return ['axes', ['dict', Array.from(named, ([name, value]) => [['str', name], value])]];
}

function arrayOf(value: EncodedValue, dtype: string): EncodedValue | string {
  const shape: number[] = [];
  for (let at: EncodedValue | undefined = value; at;) {
    const items = itemsOf(at);
    if (!items) break;
    shape.push(items.length);
    at = items[0];
  }
  const entries: EncodedValue[] = [];
  if (!gather(value, shape, entries)) return 'lists of equal length in array(…)';
  // As NumPy does: one float makes all of them floats.
  const anyFloat = entries.some(([tag]) => tag === 'float');
  return [
    'array',
    dtype,
    shape,
    anyFloat ? entries.map((entry) => (entry[0] === 'int' ? floatOf(entry) : entry)) : entries,
  ];
}

/** Puts the innermost values into `entries`; false if they do not fill the shape. */
function gather(value: EncodedValue, shape: readonly number[], entries: EncodedValue[]): boolean {
  const items = itemsOf(value);
  const [length, ...rest] = shape;
  if (length === undefined) {
    if (!items) entries.push(value);
    return !items;
  }
  return items?.length === length && items.every((item) => gather(item, rest, entries));
}

function frameOf(
  value: EncodedValue,
  index: EncodedValue | undefined,
  columns: EncodedValue | undefined,
): EncodedValue | string {
  if (value[0] !== 'dict') return 'a dict of columns in DataFrame(…)';
  const pairs = pairsOf(value);
  const lists = pairs.map(([, entries]) => itemsOf(entries));
  const lengths = new Set(lists.map((entries) => entries?.length));
  if (lengths.has(undefined) || lengths.size > 1) return 'columns of equal length in DataFrame(…)';
  const names = columns ? (itemsOf(columns) ?? []) : pairs.map(([name]) => name);
  return [
    'frame',
    ['index', '', undefined, names],
    index,
    lists.map((entries) => ['', entries ?? []]),
    columns !== undefined,
  ];
}

/** `2024-03-01` and `2024-03-01 12:00` as pandas writes them: `2024-03-01T12:00:00`. */
function timeOf(text: string | undefined): EncodedValue | string {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?$/u.exec(text ?? '');
  if (!parts) return 'a time such as "2024-03-01 12:00" in Timestamp(…)';
  return ['time', `${parts[1]}T${parts[2] ?? '00:00'}${parts[3] ?? ':00'}`];
}

function floatOf([, digits]: EncodedValue): EncodedValue {
  const text = String(digits);
  const value = text.startsWith('-') ? -Number(text.slice(1)) : Number(text);
  return ['float', String(value)];
}

function pairsOf(value: EncodedValue): readonly (readonly [EncodedValue, EncodedValue])[] {
  return value[1] as readonly (readonly [EncodedValue, EncodedValue])[];
}

function textOf(value: EncodedValue | undefined): string | undefined {
  return value?.[0] === 'str' ? String(value[1]) : undefined;
}
