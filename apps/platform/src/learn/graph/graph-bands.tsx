import { memo } from 'react';
import type { Band } from './layout/graph-layout.ts';

/** Wider than any screen: what reaches over the drawing is cut by the box around it. */
const WIDE = 8000;

/** Units as faint bands across the whole canvas, each with its name at the top left. */
export const GraphBands = memo(function GraphBands({
  bands,
  scale,
}: {
  readonly bands: readonly Band[];
  readonly scale: number;
}) {
  return (
    <g aria-hidden>
      {bands.map((band, index) => (
        <g key={band.uid}>
          <rect
            x={0}
            y={band.y}
            width={WIDE / scale}
            height={band.height}
            fill={index % 2 === 0 ? '#fff' : '#F4F8FB'}
          />
          <text
            x={24 / scale}
            y={band.y + 16 / scale}
            className="band-title"
            style={{ fontSize: 11 / scale }}
          >
            {band.title}
          </text>
        </g>
      ))}
    </g>
  );
});
