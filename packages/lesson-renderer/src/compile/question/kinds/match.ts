import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Piece } from '../../../format/compiled-lesson.ts';
import { compileHtml } from '../../block/to-hast.ts';
import type { KindCompiler, MistakeReader, QuestionBlock } from '../source/question-kind.ts';

/** Parts to be matched: a table whose rows are the right pairs. A row without a left part is a right one that fits nowhere. */
export const match: KindCompiler = (block) => {
  const { node, source, context } = block;
  const rows = rowsOf(source.pairs);
  const left = rows.filter((row) => row.left !== '');
  const rightTexts = [...new Set(rows.map(({ right }) => right))].toSorted();
  if (!source.pairs || left.length < 2 || rightTexts.length < 2) {
    context.reporter.report(
      'match-pairs',
      'error',
      node,
      'The question has no table of at least two pairs.',
      'Write a table of two columns: each row is a pair, and a row with an empty first cell is a part that fits nowhere.',
    );
    return undefined;
  }
  const empty = rows.find(({ right }) => right === '');
  if (empty) {
    context.reporter.report(
      'match-pairs',
      'error',
      empty.cells[0] ?? node,
      `"${empty.left}" has nothing that it is matched with.`,
      'Fill the second cell of the row.',
    );
    return undefined;
  }
  // By the alphabet, so that the ids do not tell the pairs.
  const rightId = (text: string) => `r${rightTexts.indexOf(text) + 1}`;
  const leftPieces = left.map((row, index) =>
    piece(`p${index + 1}`, row.left, row.cells[0], block),
  );
  const rightPieces = rightTexts.map((text) =>
    piece(rightId(text), text, rows.find(({ right }) => right === text)?.cells[1], block),
  );
  return {
    key: {
      kind: 'match',
      pairs: left.map((row, index) => [`p${index + 1}`, rightId(row.right)]),
      right: rightPieces.map(({ id }) => id),
    },
    material: {
      kind: 'match',
      titles: titlesOf(source.pairs),
      left: leftPieces,
      right: rightPieces,
    },
    mistakes: mistakesOf(leftPieces, rightPieces),
  };
};

interface Row {
  readonly left: string;
  readonly right: string;
  readonly cells: readonly (TableCell | undefined)[];
}

function rowsOf(table: Table | undefined): readonly Row[] {
  return (table?.children.slice(1) ?? []).map(({ children: [left, right] }) => ({
    left: left ? toString(left).trim() : '',
    right: right ? toString(right).trim() : '',
    cells: [left, right],
  }));
}

function titlesOf({ children: [head] }: Table): readonly [string, string] {
  const [left, right] = (head?.children ?? []).map((cell) => toString(cell).trim());
  return [left ?? '', right ?? ''];
}

function piece(
  id: string,
  text: string,
  cell: TableCell | undefined,
  { context, handlers }: QuestionBlock,
): Piece {
  return { id, text, html: cell ? compileHtml(cell.children, context, handlers) : '' };
}

function mistakesOf(left: readonly Piece[], right: readonly Piece[]): MistakeReader {
  return (entry) => {
    const from = left.find(({ text }) => text === entry.left?.trim());
    const to = right.find(({ text }) => text === entry.right?.trim());
    if (!from) return { problem: `There is no left part "${entry.left ?? ''}".` };
    if (entry.right !== undefined && !to)
      return { problem: `There is no right part "${entry.right}".` };
    return { part: from.id, ...(to ? { given: to.id } : {}) };
  };
}
