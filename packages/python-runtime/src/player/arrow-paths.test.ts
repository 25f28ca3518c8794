import { describe, expect, it } from 'vitest';
import { arrivals, pathAround, pathToRight } from './arrow-paths.ts';

describe('arrows', () => {
  it('leave a name and reach the left edge of its object horizontally', () => {
    const { line, head } = pathToRight({ x: 10, y: 20 }, { x: 117, y: 60 });
    expect(line).toBe('M10 20 C60 20 60 60 110 60');
    expect(head).toBe('M117 60 l-7 -4 v8 z');
  });

  it('between near places are still curves', () => {
    expect(pathToRight({ x: 10, y: 20 }, { x: 27, y: 60 }).line).toBe('M10 20 C34 20 -4 60 20 60');
  });

  it('between objects go around the right edge, each in a lane of its own', () => {
    const around = (lane: number) => pathAround({ x: 90, y: 20 }, { x: 100, y: 60 }, lane).line;
    expect(around(0)).toBe('M90 20 C121 20 121 60 107 60');
    expect(around(1)).toBe('M90 20 C126 20 126 60 107 60');
  });

  it('that come to one object spread over its edge, and stay within it', () => {
    expect(arrivals(1, 100, 60)).toEqual([120]);
    expect(arrivals(3, 100, 80)).toEqual([110, 126, 142]);
    const many = arrivals(20, 100, 60);
    expect(many.length).toBe(20);
    expect(Math.max(...many)).toBeLessThanOrEqual(160);
  });
});
