import { useId, useState } from 'react';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { FileTabs } from './file-tabs.tsx';
import { openFiles, withFile } from './open-files.ts';
import type { OpenFile } from './open-files.ts';
import type { ProgramEditorProps } from './program-editor.tsx';

/** A tab for each file of a program, with its editor or, where it can only be read, its text. */
export default function FileEditors(props: ProgramEditorProps) {
  const { main, text, given, error, children } = props;
  const files = openFiles(text, main, given);
  const id = useId();
  const [chosen, setChosen] = useState(main);
  // An editor that was shown keeps its history and its cursor.
  const [visited, setVisited] = useState<readonly string[]>([main]);
  const shown = files.some(({ name }) => name === chosen) ? chosen : main;
  const show = (name: string) => {
    setChosen(name);
    setVisited((before) => (before.includes(name) ? before : [...before, name]));
  };
  const tabOf = (name: string) => `${id}-tab-${name}`;
  const panelOf = (name: string) => `${id}-file-${name}`;
  return (
    <>
      <header className="lemma-py-card-head">
        <FileTabs
          names={files.map(({ name }) => name)}
          shown={shown}
          onShow={show}
          faulty={error?.frames.at(-1)?.file}
          panelOf={panelOf}
          tabOf={tabOf}
        />
        {children}
      </header>
      {files.map((file) => (
        <div
          key={file.name}
          role="tabpanel"
          id={panelOf(file.name)}
          aria-labelledby={tabOf(file.name)}
          hidden={file.name !== shown}
        >
          {visited.includes(file.name) && <FileView {...props} file={file} />}
        </div>
      ))}
    </>
  );
}

function FileView({ file, ...props }: ProgramEditorProps & { readonly file: OpenFile }) {
  const { label, main, text, error, onChange, onRun, complete, cursorFirst } = props;
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
}
