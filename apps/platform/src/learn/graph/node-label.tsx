import { Fragment } from 'react';
import { FIRST_BASELINE, labelLines, LINE_HEIGHT } from './layout/label-lines.ts';

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
      y={y + FIRST_BASELINE}
      textAnchor="middle"
      className="node-label"
      fill={faint ? 'var(--lemma-faint)' : 'var(--lemma-ink)'}
      stroke={ground}
      aria-hidden
    >
      {labelLines(title).map((line, index) => (
        <Fragment key={line + String(index)}>
          {/* The space keeps the words apart for who compares what is seen with the spoken name. */}
          {index > 0 && ' '}
          <tspan x={x} dy={index === 0 ? 0 : LINE_HEIGHT}>
            {/* The space parts the words for those who read the name and do not see the break. */}
            {`${line} `}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}
