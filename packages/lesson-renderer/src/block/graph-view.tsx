import { createElement, useId, useState } from 'react';
import type { MovablePoint } from '../interaction/movable-point.ts';
import { PointFields } from '../interaction/point-fields.tsx';
import { PointLayer } from '../interaction/point-layer.tsx';
import { RangeSlider } from '../interaction/range-slider.tsx';
import { useMeasuredWidth } from '../interaction/use-measured-width.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import type { GraphSpec, PointSpec } from '../graph/graph-spec.ts';
import {
  constrain,
  fillText,
  formatNumber,
  type GraphState,
  initialState,
  type Position,
  scopeOf,
} from '../graph/graph-state.ts';
import { makePlane, type Plane } from '../graph/plane.ts';
import { drawScene } from '../graph/scene.ts';
import type { SvgNode } from '../graph/svg.ts';

const WIDTH_BEFORE_MEASURED = 440;

export interface GraphViewProps {
  /** What `compileGraph` gave as `spec`. */
  readonly spec: GraphSpec;
  /** What it gave as `description`: said where the picture cannot be seen. */
  readonly description: string;
  /** Told which slider or point the learner moved, when a move ends in another value. */
  readonly onChange?: (name: string) => void;
  /** Told where the movable points are after each move of the point `name`; without a name after they were put back. */
  readonly onPlace?: (points: GraphState['points'], name?: string) => void;
  /** Where movable points are at first, instead of where the block puts them. */
  readonly places?: GraphState['points'];
  /** Shows the graph without moving anything. Its fields stay, disabled, so that what stands below keeps its place. */
  readonly locked?: boolean;
  /** Drawn over the scene. */
  readonly marks?: (plane: Plane) => readonly SvgNode[];
  /** Unfolds the fields for coordinates. */
  readonly typed?: boolean;
}

/** A `graph` block that can be moved: sliders, points to drag, and everything bound to them. */
export function GraphView({
  spec,
  description,
  onChange,
  onPlace,
  places,
  locked = false,
  marks,
  typed = false,
}: GraphViewProps) {
  const { strings } = useLessonHost();
  const [state, setState] = useState(() => {
    const { sliders, points } = initialState(spec);
    return { sliders, points: { ...points, ...places } };
  });
  /** Where a point came to stand; empty where a slider moved, undefined before anything did. */
  const [moved, setMoved] = useState<string>();
  const [width, frame] = useMeasuredWidth(WIDTH_BEFORE_MEASURED);
  const id = useId();
  const scope = scopeOf(spec, state);
  const n = (value: number) => formatNumber(value, strings.numbers);
  const fill = (text: string) => fillText(text, scope, strings.numbers);
  const plane = makePlane(spec, width);
  const start = initialState(spec);
  const atStart = JSON.stringify(state) === JSON.stringify(start);

  const movePoint = (name: string, label: string, to: Position) => {
    const points = { ...state.points, [name]: to };
    setState((old) => ({ ...old, points }));
    onPlace?.(points, name);
    setMoved(strings.graphPointAt(label, n(to[0]), n(to[1])));
    onChange?.(name);
  };
  const moveSlider = (name: string, value: number) => {
    setState((old) => ({ ...old, sliders: { ...old.sliders, [name]: value } }));
    // A slider says its own value: what follows from it is said here.
    setMoved('');
    onChange?.(name);
  };

  const movable = spec.points.flatMap((point): MovablePoint[] => {
    if (point.drag === 'none') return [];
    const at: Position = [scope[`${point.name}.x`] ?? 0, scope[`${point.name}.y`] ?? 0];
    const label = fill(point.label);
    return [
      {
        name: label,
        at,
        snap: point.snap,
        axes: axesOf(point),
        constrain: (aim) => constrain(point, aim, at, scope),
        onMove: (to) => movePoint(point.name, label, to),
      },
    ];
  });

  return (
    <figure className="lemma-graph" aria-label={spec.title || strings.graph}>
      {spec.title !== '' && <figcaption className="lemma-graph-title">{spec.title}</figcaption>}
      <p className="lemma-hidden">{description}</p>
      <div className="lemma-graph-plane" ref={frame}>
        <svg
          className="lemma-graph-picture"
          aria-hidden="true"
          viewBox={`0 0 ${plane.width} ${plane.height}`}
        >
          {[...drawScene(spec, scope, plane, strings.numbers), ...(marks?.(plane) ?? [])].map(
            ({ tag, className, attributes, text }, index) =>
              createElement(tag, { key: index, className, ...attributes }, text),
          )}
        </svg>
        {!locked && movable.length > 0 && (
          <PointLayer
            points={movable}
            plane={plane}
            className="lemma-graph-points"
            handleClassName="lemma-graph-grip"
            labelOf={({ name }) => strings.graphMove(name)}
            describedBy={`${id}hint`}
          />
        )}
      </div>
      {!locked && movable.length > 0 && (
        <p className="lemma-hidden" id={`${id}hint`}>
          {strings.graphMoveHow}
        </p>
      )}
      <PointFields
        points={movable}
        className="lemma-graph-coordinates"
        open={typed}
        disabled={locked}
        summary={strings.graphCoordinates}
        labelOf={({ name }, axis) => strings.graphCoordinate(axis, name)}
      />
      {(locked ? [] : spec.sliders).map((slider) => (
        <RangeSlider
          key={slider.name}
          className="lemma-graph-slider"
          label={slider.label}
          from={slider.from}
          to={slider.to}
          step={slider.step}
          value={state.sliders[slider.name] ?? slider.value}
          text={n(state.sliders[slider.name] ?? slider.value)}
          onChange={(value) => moveSlider(slider.name, value)}
        />
      ))}
      {spec.text.map((line) => (
        <p className="lemma-graph-text" key={line}>
          {fill(line)}
        </p>
      ))}
      {movable.length + (locked ? 0 : spec.sliders.length) > 0 && (
        <button
          type="button"
          className="lemma-graph-reset"
          disabled={locked}
          aria-disabled={atStart}
          onClick={() => {
            setState(start);
            onPlace?.(start.points);
          }}
        >
          {strings.graphReset}
        </button>
      )}
      <output className="lemma-hidden">
        {moved !== undefined &&
          [...(moved ? [moved] : []), ...spec.text.map((line) => fill(line))].join('. ')}
      </output>
    </figure>
  );
}

/** A point on a curve follows its x; one that is dragged along an axis keeps the other coordinate. */
function axesOf({ on, drag }: PointSpec): 'x' | 'y' | 'both' {
  if (on !== undefined || drag === 'x') return 'x';
  return drag === 'y' ? 'y' : 'both';
}
