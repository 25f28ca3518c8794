import { Component, Suspense, lazy, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { CodeEditorProps } from './code-editor.tsx';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

/** The editor, loaded when first shown; until then, and if it cannot be loaded, the code in a plain field. */
export function LazyEditor(props: CodeEditorProps) {
  const cursorRef = useRef<number | undefined>(props.cursorFirst);
  const plain = <PlainEditor {...props} cursorRef={cursorRef} />;
  return (
    <EditorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <Loaded {...props} cursorRef={cursorRef} />
      </Suspense>
    </EditorBoundary>
  );
}

interface Handover extends CodeEditorProps {
  /** Where the cursor stands in the plain field while it has the focus. */
  readonly cursorRef: RefObject<number | undefined>;
}

/** Takes the cursor over from the plain field, so that who is typing does not notice the change. */
function Loaded({ cursorRef, ...props }: Handover) {
  // oxlint-disable-next-line react/refs -- read once, when the editor replaces the field
  return <CodeEditor {...props} cursorFirst={cursorRef.current} />;
}

function PlainEditor({ label, text, onChange, onRun, cursorRef }: Handover) {
  return (
    <textarea
      className="lemma-py-plain"
      aria-label={label}
      value={text}
      rows={Math.max(text.split('\n').length, 3)}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onSelect={(event) => {
        cursorRef.current = event.currentTarget.selectionEnd;
      }}
      onBlur={() => {
        cursorRef.current = undefined;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
        event.preventDefault();
        onRun(event.currentTarget.value);
      }}
    />
  );
}

/** A network fault while loading the editor must not take the lesson with it. */
class EditorBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
