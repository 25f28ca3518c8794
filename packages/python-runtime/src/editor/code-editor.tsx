import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import type { PythonError } from '../protocol/results.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { editorSetup, fromOutside } from './editor-setup.ts';
import type { EditorCompletions, EditorHandlers } from './editor-setup.ts';
import { errorRanges } from './error-ranges.ts';
import { KeyRow } from './key-row.tsx';

export interface CodeEditorProps {
  readonly label: string;
  readonly file: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Gets the text as it stands in the editor: what React was told last may be a key press behind. */
  readonly onRun: (text: string) => void;
  readonly complete?: (before: string) => Promise<EditorCompletions>;
  readonly error?: PythonError | undefined;
  /** Where the cursor begins; without it the editor does not take the focus. */
  readonly cursorFirst?: number | undefined;
}

/** A Python editor. A `text` that did not come from the editor itself replaces the document. */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, file, text, error, cursorFirst, onChange, onRun, complete } = props;
  const strings = usePythonStrings().editor;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const handlers = useRef<EditorHandlers>({ onChange, onRun, complete });
  const helpId = useId();
  const first = useRef({ text, cursorFirst });
  const told = useRef<string[]>([]);

  useEffect(() => {
    handlers.current = {
      onChange: (text) => {
        told.current.push(text);
        onChange(text);
      },
      onRun,
      complete,
    };
  }, [onChange, onRun, complete]);

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current.text,
        extensions: editorSetup(label, helpId, strings, () => handlers.current),
      }),
    });
    view.current = editor;
    const { cursorFirst } = first.current;
    if (cursorFirst !== undefined) {
      editor.dispatch({ selection: { anchor: Math.min(cursorFirst, editor.state.doc.length) } });
      editor.focus();
    }
    return () => {
      first.current = { text: editor.state.doc.toString(), cursorFirst: undefined };
      view.current = null;
      editor.destroy();
    };
  }, [label, helpId, strings]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    // React tells back what was typed, perhaps after the next key press: that must not undo the press.
    const echo = told.current.lastIndexOf(text);
    if (echo >= 0) {
      told.current.splice(0, echo + 1);
      return;
    }
    told.current.length = 0;
    if (editor.state.doc.toString() !== text)
      editor.dispatch({
        changes: { from: 0, to: editor.state.doc.length, insert: text },
        annotations: fromOutside.of(true),
      });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const ranges = error ? errorRanges(error, editor.state.doc, file) : [];
    editor.dispatch(setDiagnostics(editor.state, ranges));
  }, [error, file]);

  return (
    <div className="lemma-py-editor">
      <div ref={place} className="lemma-py-editor-place" />
      <p id={helpId} className="lemma-py-hidden">
        {strings.help}
      </p>
      <KeyRow editor={view} />
    </div>
  );
}
