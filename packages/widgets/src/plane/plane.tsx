import {
  type MovablePoint,
  PointFields,
  PointLayer,
  useMeasuredWidth,
} from '@lemma/lesson-renderer/interaction';
import type { ReactNode } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { type Coordinates, coordinates, inView, showPair, snapTo } from './coordinates.ts';
import { GridLines } from './grid-lines.tsx';
import { englishPlane } from '../strings/plane.ts';

const SIZE_BEFORE_MEASURED = 340;

export interface PlaneProps {
  /** The plane goes from −range to range both ways. */
  readonly range: number;
  /** Draws into the picture. */
  readonly children: (plane: Coordinates) => ReactNode;
  /** Points that the learner can move, in Tab order. */
  readonly handles: readonly Omit<MovablePoint, 'constrain'>[];
  /** The grid is drawn fainter where another grid lies over it. */
  readonly faint?: boolean;
}

/** A square plane with grid and axes, drawn in the pixels it gets: words keep their size on a phone. */
export function Plane({ range, children, handles, faint = false }: PlaneProps) {
  const strings = useStrings('plane', englishPlane);
  const [size, frame] = useMeasuredWidth(SIZE_BEFORE_MEASURED);
  const plane = coordinates(range, size);
  const points = handles.map((handle) => withinPlane(handle, range));

  return (
    <div>
      <div className="lw-plane" ref={frame} data-faint={faint || undefined}>
        <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          <GridLines plane={plane} />
          {children(plane)}
        </svg>
        {points.length > 0 && (
          <PointLayer
            points={points}
            plane={{ ...plane, width: size, height: size, inView: (at) => inView(at, range) }}
            className="lw-plane-points"
            handleClassName="lw-grip"
            labelOf={({ name }) => strings.move(name)}
            titleOf={({ name, at }) => strings.moveHow(name, showPair(at))}
          />
        )}
      </div>
      <PointFields
        // A point that turns instead of moving has a slider beside the plane.
        points={points.filter(({ onStep }) => !onStep)}
        className="lw-coordinates"
        summary={strings.coordinates}
        labelOf={({ name }, axis) => strings.coordinate(axis, name)}
      />
    </div>
  );
}

/** A point beyond the picture stays beyond it until it is brought in. */
function withinPlane(point: Omit<MovablePoint, 'constrain'>, range: number): MovablePoint {
  const land = (aim: number, now: number) =>
    aim === now ? now : snapTo(aim, point.snap, Math.max(range, Math.abs(now)));
  return {
    ...point,
    constrain: ([x, y]) => [land(x, point.at[0]), land(y, point.at[1])],
  };
}
