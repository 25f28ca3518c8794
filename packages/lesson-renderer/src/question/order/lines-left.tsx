import type { KeyboardEvent } from 'react';
import { HtmlBlock } from '../../block/html-block.tsx';
import type { Piece } from '../../format/compiled-lesson.ts';
import { dragType } from './placed-lines.tsx';
import { useKindStrings } from '../form/use-kind-strings.ts';

/** The lines that are not in place, and which keys move one that is. */
export function LinesLeft({
  code,
  lines,
  onAdd,
  onKeyDown,
}: {
  readonly code: boolean;
  readonly lines: readonly Piece[];
  readonly onAdd: (piece: Piece) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}) {
  const strings = useKindStrings();
  return (
    <div className="lemma-order-left">
      <p className="lemma-field-label">{strings.linesLeft}</p>
      <p className="lemma-field-note">{strings.linesLeftHow}</p>
      <ul className="lemma-order-lines">
        {lines.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              className="lemma-order-line"
              data-line={piece.id}
              draggable
              onDragStart={(event) => event.dataTransfer.setData(dragType, piece.id)}
              onClick={() => onAdd(piece)}
              onKeyDown={(event) => {
                if (event.key.startsWith('Arrow') && !event.altKey) onKeyDown(event, piece.id);
              }}
            >
              <span className="lemma-hidden">{strings.putInPlace}: </span>
              <HtmlBlock tag="span" className="lemma-line-text" html={piece.html} />
            </button>
          </li>
        ))}
      </ul>
      <ul className="lemma-order-keys">
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> {strings.chooseLineKeys}
        </li>
        <li>
          <kbd>Alt</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> {strings.moveLineKeys}
        </li>
        {code && (
          <li>
            <kbd>[</kbd> <kbd>]</kbd> {strings.indentLineKeys}
          </li>
        )}
      </ul>
    </div>
  );
}
