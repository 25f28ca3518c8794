import { labelLines } from './label-lines.ts';

export interface NodeLabelProps {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  /** Colour of the band behind it: the label's halo. */
  readonly ground: string;
  readonly faint?: boolean;
}

/** A lesson's name under its mark, Inter 500 12/14, never scaled. */
export function NodeLabel({ title, x, y, ground, faint = false }: NodeLabelProps) {
  return (
    <text
      x={x}
      y={y + 20}
      textAnchor="middle"
      className="node-label"
      fill={faint ? 'var(--lemma-faint)' : 'var(--lemma-ink)'}
      stroke={ground}
      aria-hidden
    >
      {labelLines(title).map((line, index) => (
        <tspan key={line + String(index)} x={x} dy={index === 0 ? 0 : 14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
