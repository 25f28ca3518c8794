import { describe, expect, it } from 'vitest';
import { movesOf } from './frame-viewer/query-moves.ts';
import { readQuery } from './frame-viewer/read-code.ts';
import { differing, found, statesNotRun } from './python-oracle.fixture.ts';

/** Frames as pandas makes them of the same code: labels, columns, values and types. */
const pandasHarness = `
import json, sys, math
import pandas as pd

def shown(value):
    frame = value.to_frame() if isinstance(value, pd.Series) else value
    cells = [[None if pd.isna(v) else v for v in frame[name].tolist()] for name in frame.columns]
    return [list(map(str, frame.index.tolist())), frame.index.name, list(map(str, frame.columns)), cells, list(map(str, frame.dtypes))]

def outcome(case):
    scope = {name: pd.DataFrame(value) for name, value in case["frames"].items()}
    try:
        return shown(eval(case["code"], scope))
    except Exception as error:
        return type(error).__name__

print(json.dumps([outcome(case) for case in json.load(sys.stdin)]))
`;

const sales = {
  day: ['Mon', 'Mon', 'Tue', 'Wed', 'Wed', 'Thu'],
  cafe: ['Harbour', 'Station', 'Park', 'Harbour', 'Park', 'Mill'],
  cups: [44, 65, 18, 38, 24, 30],
  takings: [140.8, null, 57.6, 121.6, 76.8, 99],
};
const cafes = { cafe: ['Park', 'Station', 'Harbour', 'Park'], seats: [12, 30, 24, 8] };
const towns = { cafe: ['Park', 'Mill'], town: ['Ely', 'Bath'] };
const long = {
  day: ['Tue', 'Mon', 'Mon', 'Tue', 'Wed'],
  cafe: ['Park', 'Park', 'Mill', 'Mill', 'Mill'],
  cups: [5, 3, 4, 8, 2],
  year: [2024, 2023, 2024, 2023, 2024],
};
const frames = { sales, cafes, towns, long };

const filters = ['>', '<', '>=', '<=', '==', '!='].flatMap((sign) => [
  `sales[sales["cups"] ${sign} 38]`,
  `sales[sales["takings"] ${sign} 99]`,
  `sales[sales["cafe"] ${sign} "Park"]`,
]);
const groups = ['sum', 'mean', 'max', 'min', 'count'].flatMap((statistic) => [
  `sales.groupby("cafe")["cups"].${statistic}()`,
  `sales.groupby("cafe")["takings"].${statistic}()`,
  `long.groupby("year")["cups"].${statistic}()`,
]);
const joins = ['cafes', 'towns'].flatMap((other) =>
  ['', ', how="left"', ', how="inner"'].map((how) => `sales.merge(${other}, on="cafe"${how})`),
);
const pivots = [
  'long.pivot(index="day", columns="cafe", values="cups")',
  'long.pivot(index="year", columns="day", values="cups")',
  'long.pivot(index="cafe", columns="day", values="year")',
  'sales.pivot(index="day", columns="cafe", values="takings")',
];

describe.skipIf(found.state !== 'found')('what pandas says of the same code', () => {
  it.each([
    ['filters', filters],
    ['groups', groups],
    ['joins', joins],
    ['pivots', pivots],
  ])('is what the frame viewer shows of %s', (_, codes) => {
    const cases = codes.map((code) => ({ code, frames }));
    const ours = codes.map((code) => {
      const query = readQuery(code, frames);
      if (typeof query === 'string') return query;
      const { result } = movesOf(query);
      return [
        result.index.map(String),
        result.indexName ?? null,
        result.columns.map(({ name }) => name),
        result.columns.map(({ values }) => values),
        result.columns.map(({ type }) => type),
      ];
    });
    expect(differing(pandasHarness, cases, ours)).toEqual([]);
  });
});

statesNotRun('the frame viewer beside pandas');

it('fills every cell of a result once, but for the gaps of a pivot', () => {
  for (const code of [...filters, ...groups, ...joins, ...pivots]) {
    const query = readQuery(code, frames);
    if (typeof query === 'string') throw new Error(query);
    const { result, moves } = movesOf(query);
    const filled = moves.flatMap(({ fills }) => fills.map(String));
    expect(new Set(filled).size).toBe(filled.length);
    const cells = result.columns.flatMap(({ values }, column) =>
      values.flatMap((value, row) =>
        value === null && query.kind === 'pivot' ? [] : [`${row},${column}`],
      ),
    );
    expect(filled.toSorted()).toEqual(expect.arrayContaining(cells.toSorted()));
  }
});
