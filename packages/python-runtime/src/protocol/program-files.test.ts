import { describe, expect, it } from 'vitest';
import { filesOnDisk, joinProgram, splitProgram } from './program-files.ts';

const program = `import shapes

print(shapes.area(2))

-- shapes.py --
def area(side):
    return side * side

-- sides.csv --
2
3`;

describe('a program of several files', () => {
  it('is taken apart at the lines that name a file', () => {
    expect(splitProgram(program)).toEqual({
      main: 'import shapes\n\nprint(shapes.area(2))\n',
      beside: [
        { name: 'shapes.py', text: 'def area(side):\n    return side * side\n' },
        { name: 'sides.csv', text: '2\n3' },
      ],
    });
  });

  it('is put together again as it was, empty files and open lines too', () => {
    const texts = [
      program,
      'x = 1',
      '',
      'x = 1\n\n',
      '\n-- a.py --\n',
      'x\n-- a.py --\n\n-- b/c.py --\n\n\n-- d.txt --\nno end',
    ];
    for (const text of texts) expect(joinProgram(splitProgram(text))).toBe(text);
  });

  it('has one file of each name, the first', () => {
    expect(splitProgram('x\n-- a.py --\n1\n-- b.py --\n2\n-- a.py --\n3\n')).toEqual({
      main: 'x',
      beside: [
        { name: 'a.py', text: '1' },
        { name: 'b.py', text: '2' },
      ],
    });
  });

  it('leaves alone what is no name of a file in its folder', () => {
    for (const line of [
      '-- ../up.py --',
      '-- .hidden --',
      '-- /etc/passwd --',
      '--a.py--',
      ' -- a.py --',
      '-- a.py -- b',
      '-- two words --',
      '-- a/../b.py --',
      '# -- a.py --',
    ])
      expect(splitProgram(`x = 1\n${line}\ny = 2`).beside).toEqual([]);
  });

  it('reads a long text of almost headings in linear time', () => {
    const text = `-- ${'a/'.repeat(50_000)}\n`.repeat(20);
    expect(splitProgram(text)).toEqual({ main: text, beside: [] });
  });

  it('ends each file on the disk with a line end', () => {
    const files = [
      { name: 'a.csv', text: '1' },
      { name: 'b.csv', text: '1\n' },
      { name: 'empty.py', text: '' },
    ];
    expect(filesOnDisk(files)).toEqual({ 'a.csv': '1\n', 'b.csv': '1\n', 'empty.py': '' });
  });
});
