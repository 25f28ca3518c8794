import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ClozeMaterial, Gap } from '../format/compiled-lesson.ts';
import type { AnswerFormProps } from './form/answer-form.ts';
import { GapField } from './gap-field.tsx';
import { SubmitRow } from './form/submit-row.tsx';
import { partMark } from './form/part-mark.ts';
import { useKindStrings } from './form/use-kind-strings.ts';

const noGaps: ClozeMaterial = { kind: 'cloze', gaps: [], room: 4 };

/** Fields that stand in the prompt, at its gaps. A gap in a formula has its field below, by the number in its box. */
export function ClozeForm({
  question,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { gaps, room } = question.material?.kind === 'cloze' ? question.material : noGaps;
  const given = answer?.kind === 'cloze' ? answer.gaps : undefined;
  const [texts, setTexts] = useState<readonly string[]>(() => gaps.map((_, i) => given?.[i] ?? ''));
  const [places, setPlaces] = useState<GapElements>(new Map());
  // The prompt's HTML is the compiler's: its gaps are found in it before anything is painted, and anew when it changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets another map only where the elements are others
  useLayoutEffect(() => {
    const found = gapElements(form.current);
    setPlaces((before) => (sameElements(before, found) ? before : found));
  });

  const unchanged = feedback?.secondTry && texts.every((text, i) => text === given?.[i]);
  const ready = texts.every((text) => text.trim() !== '') && !unchanged;
  const right = feedback?.rightAnswer?.kind === 'cloze' ? feedback.rightAnswer.gaps : undefined;

  const field = (gap: Gap, index: number) => (
    <GapField
      key={gap.id}
      gap={gap}
      label={strings.gap(index + 1, gaps.length)}
      room={room}
      form={formId}
      text={texts[index] ?? ''}
      mark={partMark(feedback, gap.id, texts[index] !== given?.[index])}
      right={
        feedback?.wrongParts?.includes(gap.id) || feedback?.dontKnow ? right?.[index] : undefined
      }
      readOnly={state !== 'open'}
      onText={(text) => setTexts((before) => before.map((one, i) => (i === index ? text : one)))}
    />
  );
  const below = gaps.filter(({ id }) => !places.has(id));
  return (
    <form
      id={formId}
      ref={form}
      className="lemma-cloze"
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open' && ready) onAnswer({ kind: 'cloze', gaps: texts });
      }}
    >
      {gaps.map((gap, index) => {
        const place = places.get(gap.id);
        return place ? createPortal(field(gap, index), place, gap.id) : null;
      })}
      {below.length > 0 && (
        <ol className="lemma-gaps-below">
          {below.map((gap) => (
            <li key={gap.id} value={Number(gap.id)}>
              {field(gap, gaps.indexOf(gap))}
            </li>
          ))}
        </ol>
      )}
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );
}

type GapElements = ReadonlyMap<string, Element>;

function gapElements(form: Element | null): GapElements {
  const found = form?.closest('.lemma-question')?.querySelectorAll('[data-gap]') ?? [];
  return new Map([...found].map((place) => [place.getAttribute('data-gap') ?? '', place]));
}

function sameElements(a: GapElements, b: GapElements): boolean {
  return a.size === b.size && [...a].every(([id, element]) => b.get(id) === element);
}
