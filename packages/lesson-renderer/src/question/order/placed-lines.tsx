import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { HtmlBlock } from '../../block/html-block.tsx';
import type { Piece } from '../../format/compiled-lesson.ts';
import type { Arrangement } from './arrangement.ts';
import { useKindStrings } from '../form/use-kind-strings.ts';

/** What a dragged line is called while it is in the air. */
export const dragType = 'text/lemma-line';

/** The lines in place, numbered. One that has the focus is the one that buttons and keys move. */
export function PlacedLines({
  lines,
  pieces,
  chosen,
  wrongAt,
  open,
  onChoose,
  onKeyDown,
  onDrop,
}: {
  readonly lines: Arrangement;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly chosen: string | undefined;
  /** Place from 0 of the first line that is wrong; behind the last where lines are missing. */
  readonly wrongAt: number | undefined;
  readonly open: boolean;
  readonly onChoose: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  /** A line was dropped at a place from 0. */
  readonly onDrop: (id: string, place: number) => void;
}) {
  const strings = useKindStrings();
  const [over, setOver] = useState<number>();
  const dropping = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!open || !event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(place);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(dragType);
      setOver(undefined);
      if (id === '') return;
      event.preventDefault();
      onDrop(id, place);
    },
  });
  return (
    <ol className="lemma-order-lines">
      {lines.map(({ id, indent }, place) => (
        <li
          key={id}
          style={{ '--indent': indent } as Record<string, number>}
          data-mark={wrongAt === place ? 'wrong' : undefined}
          data-over={over === place}
          {...dropping(place)}
        >
          <button
            type="button"
            className="lemma-order-line"
            data-line={id}
            aria-pressed={chosen === id}
            disabled={!open}
            draggable={open}
            onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
            onFocus={() => onChoose(id)}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            <span className="lemma-hidden">{strings.lineAt(place + 1, indent)}: </span>
            <HtmlBlock tag="span" className="lemma-line-text" html={pieces.get(id)?.html ?? ''} />
          </button>
        </li>
      ))}
      {(open || wrongAt === lines.length) && (
        <li
          className="lemma-order-end"
          data-mark={wrongAt === lines.length ? 'wrong' : undefined}
          data-over={over === lines.length}
          {...dropping(lines.length)}
        >
          {wrongAt === lines.length
            ? strings.linesMissing
            : lines.length === 0 && strings.noLinesYet}
        </li>
      )}
    </ol>
  );
}
