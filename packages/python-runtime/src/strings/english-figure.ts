import type { FigureFacts } from '../protocol/figure-facts.ts';

/** `Figure "Rain": 1 line; day from Mon to Sun; mm from 0 to 12.` */
export function englishFigure(parts: readonly FigureFacts[]): string {
  return parts.map(saidOf).join(' ');
}

function saidOf({ title, x, y, marks, across, up }: FigureFacts): string {
  const counts = [
    marks.lines > 0 && counted(marks.lines, 'line', 'lines'),
    marks.bars > 0 && counted(marks.bars, 'bar', 'bars'),
    marks.points > 0 && counted(marks.points, 'point', 'points'),
  ].filter(Boolean);
  const held = [counts.join(', '), ends(x || 'across', across), ends(y || 'up', up)];
  const name = title === '' ? 'Figure' : `Figure "${title}"`;
  return `${name}: ${held.filter(Boolean).join('; ')}.`;
}

function ends(name: string, [first, last]: readonly string[]): string {
  return first === undefined ? '' : `${name} from ${first} to ${last ?? first}`;
}

/** `1 row`, `2 rows`, `1,000 rows`. */
export function counted(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}
