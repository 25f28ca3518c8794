import { endOfOrder, type OrderKey, type PlacedLine } from '@lemma/learning-engine';
import type { Piece } from '../../../format/compiled-lesson.ts';
import type { KindCompiler, MistakeReader, QuestionBlock } from '../source/question-kind.ts';
import { orderProof } from './program-proof.ts';
import { codeLines, listLines, type Line } from './lines.ts';

/** Lines to be put in order, written in their right order. Lines that belong nowhere come beside them. */
export const order: KindCompiler = (block) => {
  const { node, source, context } = block;
  const code = source.order !== undefined;
  const right = source.order ? codeLines(source.order, block) : listLines(source.steplist, block);
  const extra = source.extra ? codeLines(source.extra, block) : listLines(source.extras, block);
  if (!right || !extra) return undefined;
  if (right.length < 3) {
    context.reporter.report(
      'order-lines',
      'error',
      node,
      `There are ${right.length} lines to be put in order; three are the fewest.`,
      'Write them in their right order, in a block "python order" or as a numbered list.',
    );
    return undefined;
  }
  const pieces = inTextOrder([...right, ...extra]);
  const placed = right.map((line): PlacedLine => ({ id: pieces.idOf(line), indent: line.indent }));
  const others = otherOrders(block, placed);
  if (!others) return undefined;
  const key: OrderKey = {
    kind: 'order',
    lines: pieces.all.map(({ id, text }) => ({ id, text })),
    orders: [placed, ...others],
  };
  const proof = orderProof(block);
  return {
    key,
    material: { kind: 'order', code, lines: pieces.all },
    mistakes: mistakesOf(pieces.all),
    ...(proof ? { proof } : {}),
  };
};

/** Ids by the alphabet of the texts, so that they do not tell the order. */
function inTextOrder(lines: readonly Line[]): {
  readonly all: readonly Piece[];
  readonly idOf: (line: Line) => string;
} {
  const sorted = lines.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const ids = new Map(sorted.map((line, index) => [line, `l${index + 1}`]));
  const idOf = (line: Line) => ids.get(line) ?? '';
  return {
    all: sorted.map((line) => ({ id: idOf(line), html: line.html, text: line.text })),
    idOf,
  };
}

/** `also="1 3 2; 2 1 3"`: other right orders, by the numbers of the lines. */
function otherOrders(
  { node, context }: QuestionBlock,
  placed: readonly PlacedLine[],
): readonly (readonly PlacedLine[])[] | undefined {
  const also = node.attributes?.['also'];
  if (!also) return [];
  const orders = also.split(';').map((one) =>
    one
      .trim()
      .split(/[\s,]+/u)
      .map((number) => placed[Number(number) - 1]),
  );
  const whole = orders.every(
    (one) =>
      one.length === placed.length && new Set(one).size === one.length && !one.includes(undefined),
  );
  if (whole) return orders.map((one) => one.filter((line) => line !== undefined));
  context.reporter.report(
    'order-lines',
    'error',
    node,
    `also="${also}" is not an order of the ${placed.length} lines.`,
    'Write the number of each line once, as in also="1 3 2 4"; put a semicolon between several orders.',
  );
  return undefined;
}

function mistakesOf(lines: readonly Piece[]): MistakeReader {
  return ({ line, indent }) => {
    if (line === undefined) return { problem: 'This mistake has no "line".' };
    if (line.trim() === endOfOrder) return { part: endOfOrder, given: '' };
    const found = lines.find(({ text }) => text === line.trim());
    if (!found) return { problem: `There is no line "${line.trim()}".` };
    if (indent === undefined) return { part: found.id };
    return /^\d$/u.test(indent)
      ? { part: found.id, given: indent }
      : { problem: `indent: ${indent} is not a number of levels.` };
  };
}
