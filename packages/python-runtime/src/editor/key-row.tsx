import { cursorCharRight, indentMore, undo } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useRef } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** Brackets come in pairs with the cursor between them; the arrow leads out again. */
const keys = [':', '()', '[]', '{}', '=', '_', '"'];

/** Keys that phones hide behind layers; shown by the styles while a touch user edits. */
export function KeyRow({ editor }: { readonly editor: RefObject<EditorView | null> }) {
  const strings = usePythonStrings().editor;
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
  return (
    <fieldset ref={row} className="lemma-py-keys" aria-label={strings.keys}>
      <Key onPress={() => act(indentMore)}>{strings.tab}</Key>
      {keys.map((key) => (
        <Key key={key} onPress={() => insert(key)}>
          {key}
        </Key>
      ))}
      <Key label={strings.cursorRight} onPress={() => act(cursorCharRight)}>
        →
      </Key>
      <Key label={strings.undo} onPress={() => act(undo)}>
        ↶
      </Key>
    </fieldset>
  );
}

interface KeyProps {
  /** What it does, where its sign does not say so. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Keeping the focus in the editor keeps the phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
