import { useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditorCompletions } from '../editor/editor-setup.ts';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import type { PythonError } from '../protocol/results.ts';
import { FileTabs } from './file-tabs.tsx';
import { openFiles, withFile } from './open-files.ts';
import type { OpenFile } from './open-files.ts';

export interface ProgramEditorProps {
  /** Name of the editor of a file. */
  readonly label: (file: string) => string;
  /** The main file's name. */
  readonly main: string;
  /** The program: one file or several. */
  readonly text: string;
  readonly given?: Readonly<Record<string, string>> | undefined;
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
  readonly complete?: (before: string) => Promise<EditorCompletions>;
  readonly error?: PythonError | undefined;
  readonly cursorFirst?: number;
  /** Above the code, beside the tabs. */
  readonly children?: ReactNode;
}

/** The editor of a program: of its file, or a tab for each of its files. */
export function ProgramEditor(props: ProgramEditorProps) {
  const { label, main, text, given, error, onChange, onRun, children } = props;
  const { complete, cursorFirst } = props;
  const id = useId();
  const [chosen, setChosen] = useState(main);
  // An editor that was shown keeps its history and its cursor.
  const [visited, setVisited] = useState<readonly string[]>([main]);
  const files = openFiles(text, main, given);
  const shown = files.some(({ name }) => name === chosen) ? chosen : main;
  const show = useCallback((name: string) => {
    setChosen(name);
    setVisited((before) => (before.includes(name) ? before : [...before, name]));
  }, []);
  const several = files.length > 1;
  const tabOf = (name: string) => `${id}-tab-${name}`;
  const panelOf = (name: string) => `${id}-file-${name}`;
  const viewOf = (file: OpenFile) => {
    const { name } = file;
    const changed = (body: string) => withFile(text, main, name, body);
    if (file.isGiven)
      return (
        <ScrollingText className="lemma-py-code" label={name}>
          {file.text}
        </ScrollingText>
      );
    if (file.kind === 'data')
      return (
        <textarea
          className="lemma-py-plain"
          aria-label={name}
          value={file.text}
          rows={Math.min(Math.max(file.text.split('\n').length, 3), 16)}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => {
            onChange(changed(event.target.value));
          }}
        />
      );
    return (
      <LazyEditor
        {...(complete && { complete })}
        // Another file is shown by its tab, which keeps the focus.
        cursorFirst={name === main ? cursorFirst : undefined}
        label={label(name)}
        file={name}
        text={file.text}
        error={error}
        onChange={(body) => {
          onChange(changed(body));
        }}
        onRun={(body) => {
          onRun(changed(body));
        }}
      />
    );
  };
  return (
    <>
      {(several || children !== undefined) && (
        <header className="lemma-py-card-head">
          {several ? (
            <FileTabs
              names={files.map(({ name }) => name)}
              shown={shown}
              onShow={show}
              faulty={error?.frames.at(-1)?.file}
              panelOf={panelOf}
              tabOf={tabOf}
            />
          ) : (
            <code>{main}</code>
          )}
          {children}
        </header>
      )}
      {several
        ? files.map((file) => (
            <div
              key={file.name}
              role="tabpanel"
              id={panelOf(file.name)}
              aria-labelledby={tabOf(file.name)}
              hidden={file.name !== shown}
            >
              {visited.includes(file.name) && viewOf(file)}
            </div>
          ))
        : viewOf(files[0])}
    </>
  );
}
