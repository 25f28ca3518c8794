import { memo } from 'react';
import type { Band } from './layout/graph-layout.ts';

/** Wider than any screen: what reaches over the drawing is cut by the box around it. */
const WIDE = 8000;

export interface GraphBandsProps {
  readonly bands: readonly Band[];
  readonly scale: number;
}

/** Below this scale the space over the first row is too low for a title: it stands at the foot of its band. */
const TITLE_ABOVE = 0.7;

const colourOf = (band: number) => (band % 2 === 0 ? '#fff' : '#F4F8FB');

/** Units as faint bands across the whole canvas. */
export const GraphBands = memo(function GraphBands({ bands, scale }: GraphBandsProps) {
  return (
    <g aria-hidden>
      {bands.map((band, index) => (
        <g key={band.uid}>
          <rect x={0} y={band.y} width={WIDE / scale} height={band.height} fill={colourOf(index)} />
        </g>
      ))}
    </g>
  );
});

/** The units' names at the top left of their bands, each on a patch of its band's colour: edges pass behind. */
export const BandTitles = memo(function BandTitles({ bands, scale }: GraphBandsProps) {
  return (
    <g aria-hidden>
      {bands.map((band, index) => (
        <text
          key={band.uid}
          x={24 / scale}
          y={scale < TITLE_ABOVE ? band.y + band.height - 6 / scale : band.y + 16 / scale}
          className="band-title"
          style={{ fontSize: 11 / scale, strokeWidth: 8 / scale }}
          stroke={colourOf(index)}
        >
          {band.title}
        </text>
      ))}
    </g>
  );
});
