import type { CellPlace } from '@lemma/lesson-renderer/interaction';

/** How an entry is lit: part of a row or column, the entry itself, the result being made, or a repeated entry that is nowhere stored. */
export type Lit =
  | 'row'
  | 'row-now'
  | 'column'
  | 'column-now'
  | 'result'
  | 'wrong'
  | 'copy'
  | 'copy-now';

interface MatrixCellProps {
  readonly at: CellPlace;
  /** Said where the entry can be typed into. */
  readonly name: string;
  /** A hyphen in it is shown as a minus sign. */
  readonly text: string;
  readonly lit: Lit | undefined;
  readonly invalid: boolean;
  readonly tabbable: boolean;
  readonly afterBar: boolean;
  readonly onFocus: () => void;
  /** Takes what was typed, with hyphens for minus signs. */
  readonly onEdit?: (text: string) => void;
  readonly onChoose?: () => void;
}

const LONG = 4;

/** `−1` with a true minus, of the same length: the caret stays. */
const trueMinus = (text: string): string => text.replaceAll('-', '−');

export function MatrixCell(props: MatrixCellProps) {
  const { at, name, lit, invalid, tabbable, afterBar, onFocus, onEdit, onChoose } = props;
  const text = trueMinus(props.text);
  const place = `${at.row},${at.column}`;
  const shared = {
    'data-lit': lit,
    'data-after-bar': afterBar || undefined,
    'data-long': text.length > LONG || undefined,
  };

  if (onEdit) {
    return (
      <td className="lw-cell lw-cell-edit" {...shared}>
        <input
          data-at={place}
          aria-label={name}
          aria-invalid={invalid}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          tabIndex={tabbable ? 0 : -1}
          size={Math.max(2, text.length)}
          value={text}
          onFocus={(event) => {
            onFocus();
            event.currentTarget.select();
          }}
          onChange={(event) => {
            const field = event.currentTarget;
            // Before React compares it with `value`: what it sets itself puts the caret at the end.
            if (field.value.includes('-')) {
              const caret = field.selectionStart;
              field.value = trueMinus(field.value);
              field.setSelectionRange(caret, caret);
            }
            onEdit(field.value.replaceAll('−', '-'));
          }}
        />
      </td>
    );
  }

  return (
    <td
      className="lw-cell"
      data-at={place}
      data-choice={onChoose ? true : undefined}
      aria-selected={lit !== undefined}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (!onChoose || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onChoose();
      }}
      {...shared}
    >
      {text}
    </td>
  );
}
