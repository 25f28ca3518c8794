import type { FrameViewerStrings } from '../strings/frame-viewer.ts';
import type { Move, Moves } from './query-moves.ts';
import type { Query } from './read-code.ts';
import type { Table } from './table.ts';

/** A step in a sentence: 0 asks, each move says what happens, after the last stands what has become of it. */
export function sayStep(
  query: Query,
  { result, moves }: Moves,
  position: number,
  strings: FrameViewerStrings,
): string {
  if (position === 0) return sayStart(query, strings);
  const move = moves[position - 1];
  return move ? sayMove(query, move, strings) : sayEnd(query, result, strings);
}

function sayStart(query: Query, strings: FrameViewerStrings): string {
  switch (query.kind) {
    case 'filter':
      return strings.startFilter(query.name, `${query.column} ${query.sign} ${query.bound}`);
    case 'group':
      return strings.startGroup(query.by);
    case 'join':
      return strings.startJoin(query.name, query.on, query.otherName);
    case 'pivot':
      return strings.startPivot(query.index, query.columns, query.values);
  }
}

function sayMove(query: Query, move: Move, strings: FrameViewerStrings): string {
  const { says } = move;
  const labels = labelsOf(query.frame, move.rows);
  const [label = ''] = labels;
  const [otherName, otherLabels] =
    query.kind === 'join' ? [query.otherName, labelsOf(query.other, move.others)] : ['', []];
  switch (says.kind) {
    case 'kept':
      return strings.kept(label, says.condition);
    case 'left-out':
      return strings.leftOut(label, says.condition);
    case 'group':
      return strings.group(says.key, labels, says.statistic, says.values, says.result);
    case 'joined':
      return strings.joined(label, says.key, otherName, otherLabels);
    case 'not-found':
      return strings.notFound(label, says.key, otherName);
    case 'gap':
      return strings.gap(label, says.key, otherName);
    case 'placed':
      return strings.placed(label, says.value, says.down, says.across);
  }
}

function sayEnd(query: Query, result: Table, strings: FrameViewerStrings): string {
  const rows = result.index.length;
  if (query.kind === 'group') return strings.finishedGroup(query.by, rows);
  if (query.kind === 'pivot')
    return strings.finishedPivot(
      result.columns.flatMap(({ values }) => values).filter((value) => value === null).length,
    );
  return strings.finished(rows, result.columns.length);
}

/** Where a row of the result comes from. */
export function sayOrigin(
  query: Query,
  { result, origins }: Moves,
  row: number,
  strings: FrameViewerStrings,
): string {
  const { rows, others } = origins[row] ?? { rows: [], others: [] };
  const own = strings.from(String(result.index[row]), query.name, labelsOf(query.frame, rows));
  if (query.kind !== 'join' || others.length === 0) return own;
  return `${own} ${strings.alsoFrom(query.otherName, labelsOf(query.other, others))}`;
}

const labelsOf = (table: Table, rows: readonly number[]): readonly string[] =>
  rows.map((row) => String(table.index[row]));
