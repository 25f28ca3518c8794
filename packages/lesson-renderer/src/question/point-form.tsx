import type { Place } from '@lemma/learning-engine';
import { useState } from 'react';
import { GraphView } from '../block/graph-view.tsx';
import type { GraphSpec } from '../graph/graph-spec.ts';
import { formatNumber } from '../graph/graph-state.ts';
import { label } from '../graph/marks.ts';
import type { Plane } from '../graph/plane.ts';
import type { SvgNode } from '../graph/svg.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { partMark } from './form/part-mark.ts';
import { SubmitRow } from './form/submit-row.tsx';
import { useKindStrings } from './form/use-kind-strings.ts';

type Places = Readonly<Record<string, Place>>;

/** Points of a graph to be placed: by a press, by dragging, by the arrow keys, or typed. */
export function PointForm({
  question,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const material = question.material?.kind === 'point' ? question.material : undefined;
  const names = material?.points ?? [];
  const given = answer?.kind === 'point' ? byName(names, answer.points) : {};
  const [places, setPlaces] = useState<Places>(given);
  /** Points that the learner has placed: where one begins is no answer. */
  const [placed, setPlaced] = useState<ReadonlySet<string>>(() => new Set(Object.keys(given)));
  if (!material) return null;
  const open = state === 'open';
  const right =
    feedback?.rightAnswer?.kind === 'point' ? byName(names, feedback.rightAnswer.points) : {};
  const changed = (name: string) => !isSame(places[name], given[name]);
  const ready =
    names.every((name) => placed.has(name)) && !(feedback?.secondTry && !names.some(changed));
  const number = (value: number) => formatNumber(value, strings.numbers);
  const wrong = (name: string) => feedback?.wrongParts?.includes(name) ?? false;
  const belongs = names.filter((name) => right[name] && (wrong(name) || feedback?.dontKnow));

  return (
    <form
      className="lemma-point"
      onSubmit={(event) => {
        event.preventDefault();
        if (open && ready)
          onAnswer({ kind: 'point', points: names.map((name) => places[name] ?? [0, 0]) });
      }}
    >
      {open && <p className="lemma-field-note">{strings.pointRules}</p>}
      <GraphView
        spec={material.spec as GraphSpec}
        description={material.description}
        places={given}
        locked={!open}
        typed
        marks={(plane) => belongs.flatMap((name) => rightPlace(name, right[name], plane))}
        onPlace={(moved, name) => {
          setPlaces(moved);
          setPlaced((before) => (name === undefined ? new Set() : new Set(before).add(name)));
        }}
      />
      <ul className="lemma-point-places">
        {names.map((name) => {
          const at = placed.has(name) ? places[name] : undefined;
          const mark = at && partMark(feedback, name, changed(name));
          const place = right[name];
          return (
            <li key={name} data-mark={mark}>
              {at
                ? strings.graphPointAt(name, number(at[0]), number(at[1]))
                : `${name}: ${strings.pointNotPlaced}`}
              {mark && (
                <strong>{mark === 'right' ? strings.pointRight : strings.pointWrong}</strong>
              )}
              {place && belongs.includes(name) && (
                <span>{strings.pointBelongs(number(place[0]), number(place[1]))}</span>
              )}
            </li>
          );
        })}
      </ul>
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );
}

function byName(names: readonly string[], points: readonly Place[]): Places {
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const at = points[index];
      return at ? [[name, at]] : [];
    }),
  );
}

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** A ring with the point's name at its right place. */
function rightPlace(name: string, at: Place | undefined, plane: Plane): readonly SvgNode[] {
  if (!at) return [];
  const [cx, cy] = plane.toPixel(at);
  return [
    {
      tag: 'circle',
      className: 'lemma-graph-right lemma-graph-green',
      attributes: { cx, cy, r: 11 },
    },
    label(name, [cx, cy + 34], plane, 'green'),
  ];
}
