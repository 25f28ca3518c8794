import { describe, expect, it } from 'vitest';
import { parseWrittenFiles } from './written-files.ts';

describe('files that a program wrote', () => {
  it('are taken as the interpreter tells them', () => {
    const files = [
      { name: 'a.txt', bytes: 3, text: 'abc' },
      { name: 'b.bin', bytes: 1, base64: '/w==' },
      { name: 'big.csv', bytes: 2e9 },
    ];
    expect(parseWrittenFiles(files)).toEqual(files);
  });

  it('are left out where a forged answer has another shape', () => {
    for (const answer of [undefined, null, 'x', 7, {}, { length: 3 }])
      expect(parseWrittenFiles(answer)).toEqual([]);
    expect(
      parseWrittenFiles([
        null,
        'x',
        { name: 7, bytes: 1 },
        { name: '', bytes: 1 },
        { name: 'a'.repeat(2_000), bytes: 1 },
        { name: 'a', bytes: Number.NaN },
        { name: 'a', bytes: -1 },
        { name: 'a', bytes: '1' },
        { name: 'kept', bytes: 1, text: 7, base64: {} },
      ]),
    ).toEqual([{ name: 'kept', bytes: 1 }]);
  });

  it('are no more, and no longer, than the interpreter would tell', () => {
    const long = 'x'.repeat(1_000_000);
    const files = parseWrittenFiles(
      Array.from({ length: 90 }, (_, at) => ({ name: `f${at}`, bytes: 1, text: long })),
    );
    expect(files).toHaveLength(50);
    expect(files.filter(({ text }) => text !== undefined)).toHaveLength(1);
  });
});
