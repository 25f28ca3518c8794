import { describe, expect, it } from 'vitest';
import { openFiles, withFile } from './open-files.ts';

const program = 'import shapes\n-- shapes.py --\nside = 2\n-- sides.csv --\n3\n';

describe('the files of a program', () => {
  it('are the main one, those beside it, and those that are given', () => {
    expect(openFiles(program, 'start.py', { 'data.csv': '1' })).toEqual([
      { name: 'start.py', text: 'import shapes', kind: 'python', isGiven: false },
      { name: 'shapes.py', text: 'side = 2', kind: 'python', isGiven: false },
      { name: 'sides.csv', text: '3\n', kind: 'data', isGiven: false },
      { name: 'data.csv', text: '1', kind: 'data', isGiven: true },
    ]);
    expect(openFiles('x = 1')).toEqual([
      { name: 'main.py', text: 'x = 1', kind: 'python', isGiven: false },
    ]);
  });

  it('have one tab each, and what is given is not the learner’s', () => {
    const forged = 'x\n-- data.csv --\n9\n-- main.py --\ny';
    expect(
      openFiles(forged, 'main.py', { 'data.csv': '1' }).map(({ name, text }) => [name, text]),
    ).toEqual([
      ['main.py', 'x'],
      ['data.csv', '1'],
    ]);
  });

  it('change one at a time', () => {
    expect(withFile(program, 'main.py', 'shapes.py', 'side = 3\n\n')).toBe(
      'import shapes\n-- shapes.py --\nside = 3\n\n\n-- sides.csv --\n3\n',
    );
    expect(withFile(program, 'main.py', 'main.py', '')).toBe(
      '\n-- shapes.py --\nside = 2\n-- sides.csv --\n3\n',
    );
    expect(withFile('x = 1', 'main.py', 'main.py', 'x = 2')).toBe('x = 2');
  });
});
