import { memo } from 'react';
import type { Band } from './layout/graph-layout.ts';
import { textWidth } from './layout/label-lines.ts';

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

/** From the drawing to the names beside it, in screen pixels. */
const BESIDE = 24;

export interface BandTitlesProps extends GraphBandsProps {
  /** Width of the drawing. */
  readonly width: number;
  /** Screen pixels that are free beside the drawing. */
  readonly room: number;
}

/**
 * The units' names: at the top left of their bands, each on a patch of its band's colour, with edges behind them. In an
 * overview beside the drawing, where they cover no lesson; on a phone, which has no room for the longest, at the right edge.
 */
export const BandTitles = memo(function BandTitles({ bands, scale, width, room }: BandTitlesProps) {
  const widest = Math.max(0, ...bands.map(({ title }) => titleWidth(title)));
  const isBeside = scale < TITLE_ABOVE && room >= widest + 2 * BESIDE;
  const isAtEdge = scale < TITLE_ABOVE && !isBeside && room >= widest / 2;
  const x = isBeside ? width + BESIDE / scale : isAtEdge ? width + (room - 12) / scale : 24 / scale;
  return (
    <g aria-hidden textAnchor={isAtEdge ? 'end' : 'start'}>
      {bands.map((band, index) => (
        <text
          key={band.uid}
          x={x}
          y={isBeside || isAtEdge ? band.y + band.height / 2 + 4 / scale : baselineOf(band, scale)}
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

function baselineOf({ y, height }: Band, scale: number): number {
  return scale < TITLE_ABOVE ? y + height - 6 / scale : y + 16 / scale;
}

/** Pixels of a name in capitals of 11 px, spaced by .06 em, at most. */
function titleWidth(title: string): number {
  return (textWidth(title.toUpperCase()) / 12) * 11 + title.length;
}
