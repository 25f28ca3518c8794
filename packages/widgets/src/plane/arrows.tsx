import { Arrow, type Hue } from './arrow.tsx';
import type { Coordinates } from './coordinates.ts';
import { type ArrowLine, placeLabels } from './label-places.ts';

interface ArrowShape extends ArrowLine {
  readonly hue: Hue;
  readonly dashed?: boolean;
}

/** Vectors with their letters. The letters come last: no arrow is drawn over one. */
export function Arrows({
  plane,
  arrows,
}: {
  readonly plane: Coordinates;
  readonly arrows: readonly ArrowShape[];
}) {
  const places = placeLabels(plane, arrows);
  return (
    <>
      {arrows.map((arrow, index) => (
        <Arrow key={index} plane={plane} {...arrow} />
      ))}
      {arrows.map(({ label, hue }, index) => {
        const place = places[index];
        return (
          place && (
            <text
              key={index}
              className={`lw-arrow-name lw-${hue}`}
              x={place.x}
              y={place.y}
              textAnchor={place.anchor}
            >
              {label}
            </text>
          )
        );
      })}
    </>
  );
}
