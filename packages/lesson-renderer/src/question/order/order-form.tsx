import { endOfOrder } from '@lemma/learning-engine';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { OrderMaterial, Piece } from '../../format/compiled-lesson.ts';
import type { AnswerFormProps } from '../form/answer-form.ts';
import { SubmitRow } from '../form/submit-row.tsx';
import {
  indentBy,
  moveBy,
  moveTo,
  put,
  sameArrangement,
  takeOut,
  type Arrangement,
} from './arrangement.ts';
import { LinesLeft } from './lines-left.tsx';
import { MoveButtons, type Move } from './move-buttons.tsx';
import { PlacedLines } from './placed-lines.tsx';
import { RightOrder } from './right-order.tsx';
import { useKindStrings } from '../form/use-kind-strings.ts';

const nothing: OrderMaterial = { kind: 'order', code: false, lines: [] };

/** Lines to be put in order: by buttons, by keys while a line has the focus, or by dragging. */
export function OrderForm({
  question,
  state,
  feedback,
  answer,
  dontKnow,
  onAnswer,
}: AnswerFormProps) {
  const strings = useKindStrings();
  const { lines, code } = question.material?.kind === 'order' ? question.material : nothing;
  const given: Arrangement = answer?.kind === 'order' ? answer.lines : [];
  const [placed, setPlaced] = useState<Arrangement>(given);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const open = state === 'open';
  const pieces = new Map(lines.map((piece) => [piece.id, piece]));
  const textOf = (id: string) => pieces.get(id)?.text ?? '';
  const left = lines.filter(({ id }) => !placed.some((line) => line.id === id));
  const ready = placed.length > 0 && !(feedback?.secondTry && sameArrangement(placed, given));
  const wrong = feedback && sameArrangement(placed, given) ? feedback.wrongParts?.[0] : undefined;
  const wrongAt = wrong === endOfOrder ? placed.length : placed.findIndex(({ id }) => id === wrong);

  // A line that moves in the document loses the focus, and so does one that leaves it.
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    form.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus();
  });

  const change = (next: Arrangement, id: string, focus?: string) => {
    if (!open) return;
    focusNext.current = focus;
    setPlaced(next);
    const place = next.findIndex((line) => line.id === id);
    const line = next[place];
    setChosen(line ? id : undefined);
    const where = line ? strings.lineAt(place + 1, line.indent) : strings.lineTakenOut;
    // A formula's text is LaTeX, which nobody wants to hear.
    setSaid(code ? `${where}: ${textOf(id)}` : where);
  };
  const add = (piece: Piece, at?: number) => {
    const behind = placed.findIndex(({ id }) => id === chosen);
    const after = at === undefined ? (behind < 0 ? placed.length - 1 : behind) : at - 1;
    const index = left.indexOf(piece);
    const next = left[index + 1] ?? left[index - 1] ?? piece;
    change(put(placed, piece, after, textOf, code), piece.id, next.id);
  };
  const move = (kind: Move, id: string, byKey = false) => {
    const moves: Readonly<Record<Move, () => Arrangement>> = {
      up: () => moveBy(placed, id, -1),
      down: () => moveBy(placed, id, 1),
      outdent: () => indentBy(placed, id, -1),
      indent: () => indentBy(placed, id, 1),
      out: () => takeOut(placed, id),
    };
    const at = placed.findIndex((line) => line.id === id);
    const stays = kind === 'out' ? (placed[at + 1] ?? placed[at - 1])?.id : id;
    change(moves[kind](), id, byKey ? (stays ?? id) : undefined);
  };
  const drop = (id: string, place: number) => {
    const piece = pieces.get(id);
    if (!piece) return;
    if (placed.some((line) => line.id === id)) change(moveTo(placed, id, place), id);
    else add(piece, place);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const kind = moveOfKey(event, code);
    if (kind) {
      event.preventDefault();
      move(kind, id, true);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = [...(form.current?.querySelectorAll<HTMLElement>('.lemma-order-line') ?? [])];
    const at = all.findIndex((line) => line === event.currentTarget);
    all[at + step]?.focus();
  };

  return (
    <form
      ref={form}
      className="lemma-order"
      data-code={code}
      onSubmit={(event) => {
        event.preventDefault();
        if (open && ready) onAnswer({ kind: 'order', lines: placed });
      }}
    >
      <div className="lemma-order-sides">
        <div>
          <div className="lemma-order-head">
            <p className="lemma-field-label">{code ? strings.yourProgram : strings.yourOrder}</p>
            {open && (
              <MoveButtons
                code={code}
                line={placed.find(({ id }) => id === chosen)}
                place={placed.findIndex(({ id }) => id === chosen)}
                count={placed.length}
                onMove={(kind) => chosen !== undefined && move(kind, chosen)}
              />
            )}
          </div>
          <PlacedLines
            lines={placed}
            pieces={pieces}
            chosen={open ? chosen : undefined}
            wrongAt={wrong === undefined ? undefined : wrongAt}
            open={open}
            onChoose={setChosen}
            onKeyDown={onKeyDown}
            onDrop={drop}
          />
          {wrong !== undefined && (
            <p className="lemma-field-note">
              {wrongAt > 0 && strings.linesInPlace(wrongAt)}{' '}
              {wrongAt < placed.length && strings.lookAtLine(wrongAt + 1)}
            </p>
          )}
        </div>
        {open && left.length > 0 && (
          <LinesLeft code={code} lines={left} onAdd={(piece) => add(piece)} onKeyDown={onKeyDown} />
        )}
      </div>
      <p className="lemma-hidden" aria-live="polite">
        {said}
      </p>
      {!feedback?.correct && feedback?.rightAnswer?.kind === 'order' && (
        <RightOrder lines={feedback.rightAnswer.lines} pieces={pieces} />
      )}
      <SubmitRow state={state} disabled={!ready} dontKnow={dontKnow} onAnswer={onAnswer} />
    </form>
  );
}

/** Keys of a placed line. Alt with left or right is left to the browser, which goes back with it. */
function moveOfKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  code: boolean,
): Move | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  if (key === 'Delete' || key === 'Backspace') return 'out';
  if (!code) return undefined;
  return key === '[' ? 'outdent' : key === ']' ? 'indent' : undefined;
}
