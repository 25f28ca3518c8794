import { describe, expect, it } from 'vitest';
import { colours } from './colours.ts';

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const texts = [
  'ink',
  'muted',
  'faint',
  'solid',
  'strong',
  'right',
  'wrong',
  'amber',
  'violet',
] as const;
const grounds = ['paper', 'ground', 'tint'] as const;

describe('contrast', () => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'text in %s can be read on %s',
    (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['edge', 'brand', 'amber-mark'] as const)('the boundary %s can be seen', (name) => {
    expect(contrast(colours[name], colours.paper)).toBeGreaterThanOrEqual(3);
  });

  it('button text can be read on its button', () => {
    expect(contrast(colours['on-solid'], colours.solid)).toBeGreaterThanOrEqual(4.5);
  });
});
