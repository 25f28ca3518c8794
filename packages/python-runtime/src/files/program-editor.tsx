import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { EditorCompletions } from '../editor/editor-setup.ts';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import type { PythonError } from '../protocol/results.ts';
import { splitProgram } from '../protocol/program-files.ts';

const FileEditors = lazy(() => import('./file-editors.tsx'));

export interface ProgramEditorProps {
  /** Name of the editor of a file. */
  readonly label: (file: string) => string;
  /** The main file's name. */
  readonly main: string;
  /** The program: one file or several. */
  readonly text: string;
  /** Files that can be read and not changed. */
  readonly given?: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
  readonly complete?: (before: string) => Promise<EditorCompletions>;
  readonly error?: PythonError | undefined;
  readonly cursorFirst?: number;
  /** Beside the names of the files. */
  readonly children?: ReactNode;
}

/** The editor of a program; of one with several files it has a tab for each, which is loaded when there is one. */
export function ProgramEditor(props: ProgramEditorProps) {
  const { label, main, text, given = {}, children } = props;
  const several = splitProgram(text).beside.length + Object.keys(given).length > 0;
  if (!several)
    return (
      <>
        {children !== undefined && (
          <header className="lemma-py-card-head">
            <code>{main}</code>
            {children}
          </header>
        )}
        <LazyEditor {...props} label={label(main)} file={main} />
      </>
    );
  const code = (
    <ScrollingText className="lemma-py-code" label={label(main)}>
      {text}
    </ScrollingText>
  );
  return (
    <Suspense fallback={code}>
      <FileEditors {...props} />
    </Suspense>
  );
}
