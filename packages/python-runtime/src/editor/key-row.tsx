import { cursorCharRight, indentMore, undo } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useRef } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** Brackets come in pairs with the cursor between them; the arrow leads out again. */
const keys = [':', '()', '[]', '{}', '=', '_', '"'];

/** Keys that phones hide behind layers; shown by the styles while a touch user edits. */
export function KeyRow({ editor }: { readonly editor: RefObject<EditorView | null> }) {
  const row = useRef<HTMLFieldSetElement>(null);
  useKeyboardInset(row);
  const insert = (text: string) => {
    const view = editor.current;
    if (!view) return;
    const [before = '', after = ''] = text;
    view.dispatch(
      view.state.changeByRange(({ from, to }) => ({
        changes: [
          { from, insert: before },
          { from: to, insert: after },
        ],
        // What was chosen stands between the brackets, and stays chosen.
        range: EditorSelection.range(from + 1, to + 1),
      })),
      { scrollIntoView: true, userEvent: 'input.type' },
    );
  };
  const act = (command: (view: EditorView) => boolean) => {
    if (editor.current) command(editor.current);
  };
  // Keeping the focus in the editor keeps the phone's keyboard open.
  const keepFocus = (event: { preventDefault(): void }) => {
    event.preventDefault();
  };
  return (
    <fieldset ref={row} className="lemma-py-keys" aria-label="Keys for code">
      <button
        type="button"
        onPointerDown={keepFocus}
        onClick={() => {
          act(indentMore);
        }}
      >
        Tab
      </button>
      {keys.map((key) => (
        <button
          type="button"
          key={key}
          onPointerDown={keepFocus}
          onClick={() => {
            insert(key);
          }}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label="Cursor right"
        onPointerDown={keepFocus}
        onClick={() => {
          act(cursorCharRight);
        }}
      >
        →
      </button>
      <button
        type="button"
        aria-label="Undo"
        onPointerDown={keepFocus}
        onClick={() => {
          act(undo);
        }}
      >
        ↶
      </button>
    </fieldset>
  );
}
