import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import type { PythonError } from '../protocol/results.ts';
import { editorSetup } from './editor-setup.ts';
import type { EditorCompletions, EditorHandlers } from './editor-setup.ts';
import { errorRanges } from './error-ranges.ts';
import { KeyRow } from './key-row.tsx';

export interface CodeEditorProps {
  readonly label: string;
  readonly file: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly complete?: (before: string) => Promise<EditorCompletions>;
  readonly error?: PythonError | undefined;
  readonly focusFirst?: boolean;
}

/** A Python editor. `text` replaces the document whenever it differs from it. */
export default function CodeEditor(props: CodeEditorProps) {
  const { label, file, text, error, focusFirst } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const handlers = useRef<EditorHandlers>({
    onChange: props.onChange,
    onRun: props.onRun,
    complete: undefined,
  });
  const helpId = useId();
  const first = useRef({ text, focusFirst });

  useEffect(() => {
    handlers.current = { onChange: props.onChange, onRun: props.onRun, complete: props.complete };
  }, [props.onChange, props.onRun, props.complete]);

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current.text,
        extensions: editorSetup(label, helpId, () => handlers.current),
      }),
    });
    view.current = editor;
    if (first.current.focusFirst) editor.focus();
    return () => {
      first.current = { text: editor.state.doc.toString(), focusFirst: false };
      view.current = null;
      editor.destroy();
    };
  }, [label, helpId]);

  useEffect(() => {
    const editor = view.current;
    const now = editor?.state.doc.toString();
    if (editor && now !== text)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
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
        Tab indents. Press Escape and then Tab to leave the editor. Control and Enter runs the code.
      </p>
      <KeyRow editor={view} />
    </div>
  );
}
