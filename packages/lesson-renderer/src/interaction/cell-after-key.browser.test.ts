import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './cell-after-key.ts';

const size = { rows: 2, columns: 3 };
const cell = document.createElement('td');

/** A text field with a caret, or with all of its text selected. */
function field(value: string, start: number, end = start): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  document.body.append(input);
  input.setSelectionRange(start, end);
  return input;
}

const after = (
  key: string,
  row: number,
  column: number,
  target: EventTarget = cell,
  ctrlKey = false,
) => cellAfterKey({ key, ctrlKey, target }, { row, column }, size);

describe('keys of a grid', () => {
  it.each([
    ['ArrowRight', 0, 0, { row: 0, column: 1 }],
    ['ArrowLeft', 1, 2, { row: 1, column: 1 }],
    ['ArrowDown', 0, 2, { row: 1, column: 2 }],
    ['ArrowUp', 1, 0, { row: 0, column: 0 }],
    ['Home', 1, 2, { row: 1, column: 0 }],
    ['End', 0, 0, { row: 0, column: 2 }],
  ])('%s from row %i, column %i', (key, row, column, place) => {
    expect(after(key, row, column)).toEqual(place);
  });

  it('Ctrl with Home and End leads to the corners', () => {
    expect(after('Home', 1, 2, cell, true)).toEqual({ row: 0, column: 0 });
    expect(after('End', 0, 0, cell, true)).toEqual({ row: 1, column: 2 });
  });

  it.each([
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowDown', 1, 0],
    ['Home', 0, 0],
    ['Enter', 0, 0],
  ])('%s leads nowhere from row %i, column %i', (key, row, column) => {
    expect(after(key, row, column)).toBeUndefined();
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s stays within a text', (key) => {
    expect(after(key, 0, 1, field('12', 1))).toBeUndefined();
  });

  it.each([
    ['ArrowLeft', 0, { row: 0, column: 0 }],
    ['Home', 0, { row: 0, column: 0 }],
    ['ArrowRight', 2, { row: 0, column: 2 }],
    ['End', 2, { row: 0, column: 2 }],
  ])('%s leaves a text at its edge', (key, caret, place) => {
    expect(after(key, 0, 1, field('12', caret))).toEqual(place);
  });

  it('a text that is selected as a whole is left either way', () => {
    expect(after('ArrowLeft', 0, 1, field('12', 0, 2))).toEqual({ row: 0, column: 0 });
    expect(after('ArrowRight', 0, 1, field('12', 0, 2))).toEqual({ row: 0, column: 2 });
  });
});
