/** First and last byte of a part, both included, as in RFC 9110, section 14. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const mostRanges = 50;

/**
 * The part of `size` bytes that a Range header asks for. `'whole'` if the header is to be ignored: another unit, a
 * syntax error, or several parts that do not join into one (RFC 9110, section 14.2, permits a server to ignore the
 * header, and no player of media asks for several). `'unsatisfiable'` if no part of it lies within the file.
 */
export function byteRangeOf(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const list = /^\s*bytes\s*=(.*)$/iu.exec(header)?.[1]?.split(',');
  if (!list || list.length > mostRanges) return 'whole';
  const ranges: ByteRange[] = [];
  for (const text of list) {
    const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/u.exec(text) ?? [];
    if (first === '' && last === '') return 'whole';
    if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
    const range =
      first === ''
        ? { first: Math.max(0, size - Number(last)), last: size - 1 }
        : { first: Number(first), last: Math.min(last === '' ? size : Number(last), size - 1) };
    if (range.first <= range.last) ranges.push(range);
  }
  return joined(ranges);
}

function joined(ranges: readonly ByteRange[]): ByteRange | 'whole' | 'unsatisfiable' {
  const [start, ...others] = ranges.toSorted((a, b) => a.first - b.first);
  if (!start) return 'unsatisfiable';
  let { last } = start;
  for (const range of others) {
    if (range.first > last + 1) return 'whole';
    last = Math.max(last, range.last);
  }
  return { first: start.first, last };
}
