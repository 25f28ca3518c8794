import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from './use-draft.ts';
import { ProgramEditor } from '../files/program-editor.tsx';
import { mainFile } from '../protocol/program-files.ts';
import { OutputPanel } from './output-panel.tsx';
import type { Display, RunResult, RunStatus } from '../protocol/results.ts';
import { StepButton, StepPanel, useStepThrough } from '../stepper/step-through.tsx';
import { ResetIcon } from '../icons/icons.tsx';
import { usePython } from '../provider/python-provider.tsx';
import { RunButton } from './run-button.tsx';
import { useProgram } from './use-program.ts';
import { KnownOutput } from '../output/known-output.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import type { ShownTable } from '../output/shown-table.ts';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface PythonCellProps {
  /** Unique on the page. */
  readonly id: string;
  /** One file, or several: each further one stands behind a line with its name, `-- shapes.py --`. */
  readonly code: string;
  /** Namespace shared with other cells, usually one for each lesson. Default: `page`. */
  readonly ns?: string;
  /** Highlighted HTML of `code` from a trusted compiler, shown until the cell is edited. */
  readonly html?: string;
  /** Code that this cell needs and does not show: run before it, once in each namespace, without a word. */
  readonly setup?: string;
  /** Output that `code` is known to give, shown until it is changed or run. */
  readonly output?: string;
  /** The data frame that is its value: rows above the body, and those of the body, each with a label first. */
  readonly table?: Pick<ShownTable, 'head' | 'rows'>;
  /** The figure that it draws, as SVG. */
  readonly figure?: string;
  /** What that figure shows, for those who do not see it. */
  readonly alt?: string;
  /**
   * Name, usually of lesson and cell, under which what is typed is kept for 24 hours; without it nothing is kept. A draft
   * of other `code` is not shown: where cells are counted, an edited lesson may have another one in this place.
   */
  readonly draftKey?: string;
  /** Runs the code as soon as the cell is shown, as if Run had been pressed. Default: false. */
  readonly autoRun?: boolean;
  /** Called after each run, unless Python could not start. */
  readonly onRun?: (run: CellRun) => void;
}

/** How a run of a cell went. */
export interface CellRun {
  readonly status: RunStatus;
  /** Of the program itself, without a start of Python. */
  readonly seconds: number;
  /** Name of the exception's class where `status` is `error`. */
  readonly error?: string;
  /** What it showed besides text, in its order. */
  readonly displays: readonly Display['mime'][];
}

/** A piece of code in a lesson that can be run and changed. The editor is loaded when the code is first touched. */
export function PythonCell(props: PythonCellProps) {
  const { id, code, ns = 'page', html, setup, draftKey, autoRun = false, onRun } = props;
  const program = useProgram();
  const page = usePython();
  const steps = useStepThrough();
  const strings = usePythonStrings();
  const draft = draftKey === undefined ? undefined : `${draftKey}\n${code}`;
  const [text, setText, resetDraft] = useDraft(draft, code);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const run = useCallback(
    (code: string) => {
      const runAndTell = async () => {
        const done = await program.run(code, {
          ns,
          filename: mainFile,
          ...(setup === undefined ? {} : { setup }),
        });
        if (done) onRun?.(toldOf(done));
      };
      void runAndTell();
    },
    [program, ns, setup, onRun],
  );
  const started = useRef(false);
  useEffect(() => {
    if (!autoRun || started.current) return;
    started.current = true;
    run(text);
  }, [autoRun, run, text]);
  const complete = useCallback((before: string) => page.runtime().complete(before, ns), [page, ns]);
  const edit = () => {
    steps.close();
    setEditing(true);
  };
  const untouched = program.phase === 'idle' && !program.result && program.problem === undefined;
  return (
    <section
      className="lemma-py lemma-py-cell"
      // No landmark: a page has many cells, all of one name.
      role="group"
      aria-label={strings.cell.label}
      id={id}
    >
      {/* The stepper shows the code itself. */}
      <div hidden={steps.recorded !== undefined}>
        {editing ? (
          <ProgramEditor
            label={(name) => (name === mainFile ? strings.cell.code : name)}
            main={mainFile}
            text={text}
            onChange={setText}
            onRun={run}
            complete={complete}
            error={program.result?.error}
            cursorFirst={0}
          />
        ) : (
          <StillCode text={text} html={text === code ? html : undefined} onPress={edit} />
        )}
      </div>
      <div className="lemma-py-bar">
        {/* First in its row: what moves into the place of a pressed Edit must not undo a draft. */}
        {(editing || text !== code) && (
          <button
            type="button"
            className="lemma-py-button"
            onClick={() => {
              resetDraft();
              program.reset();
              // Over code that is not being edited this button goes: the focus must not go with it.
              editButton.current?.focus();
            }}
          >
            <ResetIcon /> {strings.controls.reset}
          </button>
        )}
        {!editing && (
          <button ref={editButton} type="button" className="lemma-py-button" onClick={edit}>
            {strings.cell.edit}
          </button>
        )}
        <span className="lemma-py-space" />
        <StepButton
          steps={steps}
          // A program of its own: it begins with what the cell needs.
          code={setup === undefined ? text : `${setup}\n\n${text}`}
          file={mainFile}
        />
        <RunButton
          program={program}
          onRun={() => {
            run(text);
          }}
        />
      </div>
      <StepPanel steps={steps} />
      {untouched && text === code && <KnownOutput {...props} />}
      <OutputPanel program={program} alt={text === code ? props.alt : undefined} />
    </section>
  );
}

function toldOf({ status, seconds, error, displays }: RunResult): CellRun {
  const raised = status === 'error' && error ? { error: error.type } : {};
  return { status, seconds, ...raised, displays: displays.map(({ mime }) => mime) };
}

/** Code before it is edited. Pressing it is a shortcut for the Edit button, which keyboards use. */
function StillCode(props: {
  readonly text: string;
  readonly html: string | undefined;
  readonly onPress: () => void;
}) {
  const { text, html, onPress } = props;
  const label = usePythonStrings().cell.code;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the Edit button beside it does the same by keyboard
    <div
      className="lemma-py-still"
      onClick={({ target }) => {
        // A compiler may fold code away: opening it is not editing it.
        if (!(target instanceof Element && target.closest('summary'))) onPress();
      }}
    >
      {html === undefined ? (
        <ScrollingText className="lemma-py-code" label={label}>
          <code>{text}</code>
        </ScrollingText>
      ) : (
        <ScrollingText className="lemma-py-code" label={label}>
          {/* HTML of the lesson compiler, trusted like a script. */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </ScrollingText>
      )}
    </div>
  );
}
