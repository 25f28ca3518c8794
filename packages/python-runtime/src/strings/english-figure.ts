import type { FigureFacts } from '../protocol/figure-facts.ts';
import { plural } from './plural.ts';

/** `Figure "Rain": 1 line; day from Mon to Sun; mm from 0 to 12.` */
export function englishFigure(parts: readonly FigureFacts[]): string {
  return parts.map(saidOf).join(' ');
}

function saidOf({ title, x, y, marks, across, up }: FigureFacts): string {
  const counts = [
    marks.lines > 0 && plural(marks.lines, 'line'),
    marks.bars > 0 && plural(marks.bars, 'bar'),
    marks.points > 0 && plural(marks.points, 'point'),
  ].filter(Boolean);
  const held = [counts.join(', '), ends(x || 'across', across), ends(y || 'up', up)];
  const name = title === '' ? 'Figure' : `Figure "${title}"`;
  return `${name}: ${held.filter(Boolean).join('; ')}.`;
}

function ends(name: string, [first, last]: readonly string[]): string {
  return first === undefined ? '' : `${name} from ${first} to ${last ?? first}`;
}
