import { memo } from 'react';
import type { Band } from './layout/graph-layout.ts';

/** Units as faint bands across the whole canvas, each with its name at the top left. */
export const GraphBands = memo(function GraphBands({
  bands,
  width,
}: {
  readonly bands: readonly Band[];
  readonly width: number;
}) {
  return (
    <g aria-hidden>
      {bands.map((band, index) => (
        <g key={band.uid}>
          <rect
            x={0}
            y={band.y}
            width={width}
            height={band.height}
            fill={index % 2 === 0 ? '#fff' : '#F4F8FB'}
          />
          <text x={24} y={band.y + 16} className="band-title">
            {band.title}
          </text>
        </g>
      ))}
    </g>
  );
});
