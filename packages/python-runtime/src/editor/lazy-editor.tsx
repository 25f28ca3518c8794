import { Component, Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { CodeEditorProps } from './code-editor.tsx';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

/** The editor, loaded when first shown; until then, and if it cannot be loaded, the code in a plain field. */
export function LazyEditor(props: CodeEditorProps) {
  const plain = <PlainEditor {...props} />;
  return (
    <EditorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <CodeEditor {...props} />
      </Suspense>
    </EditorBoundary>
  );
}

function PlainEditor({ label, text, onChange }: CodeEditorProps) {
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
