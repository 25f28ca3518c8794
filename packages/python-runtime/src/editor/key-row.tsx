import { indentMore, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { RefObject } from 'react';

const keys = [':', '(', ')', '[', ']', '=', '_', '"'];

/** Keys that phones hide behind layers; shown by the styles while a touch user edits. */
export function KeyRow({ editor }: { readonly editor: RefObject<EditorView | null> }) {
  const insert = (text: string) => {
    const view = editor.current;
    if (!view) return;
    view.dispatch(view.state.replaceSelection(text), {
      scrollIntoView: true,
      userEvent: 'input.type',
    });
  };
  const act = (command: (view: EditorView) => boolean) => {
    if (editor.current) command(editor.current);
  };
  // Keeping the focus in the editor keeps the phone's keyboard open.
  const keepFocus = (event: { preventDefault(): void }) => {
    event.preventDefault();
  };
  return (
    <fieldset className="lemma-py-keys" aria-label="Keys for code">
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
