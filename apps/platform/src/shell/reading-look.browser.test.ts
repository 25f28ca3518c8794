import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyReadingLook, keepReadingLook, readReadingLook } from './reading-look.ts';

const root = document.documentElement;
const usual = { size: 100, width: 'normal' };

afterEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  vi.restoreAllMocks();
});

describe('the look of lessons', () => {
  it('is kept on the device and applied at once', () => {
    keepReadingLook({ size: 150, width: 'wide' });
    expect(readReadingLook()).toEqual({ size: 150, width: 'wide' });
    expect(root.style.getPropertyValue('--reading-size')).toBe('1.5');
    expect(root.style.getPropertyValue('--reading-width')).toBe('840px');
  });

  it.each([
    '',
    'no JSON {',
    'null',
    '7',
    '{"size":1e9,"width":"constructor"}',
    '{"size":"150","width":["wide"]}',
  ])('is the usual one if storage holds %j', (kept) => {
    localStorage.setItem('lemma-reading', kept);
    expect(readReadingLook()).toEqual(usual);
  });

  it('keeps what is valid of a look that is partly not', () => {
    localStorage.setItem('lemma-reading', '{"size":175,"width":"huge"}');
    expect(readReadingLook()).toEqual({ size: 175, width: 'normal' });
  });

  it('is applied where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keepReadingLook({ size: 200, width: 'narrow' });
    expect(root.style.getPropertyValue('--reading-size')).toBe('2');
    applyReadingLook(readReadingLook());
    expect(root.style.getPropertyValue('--reading-size')).toBe('1');
  });
});
