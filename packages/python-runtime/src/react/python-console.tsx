import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LazyWrittenFiles } from '../files/lazy-written-files.tsx';
import { DisplayView } from '../output/display-view.tsx';
import { InputLine } from '../output/input-line.tsx';
import { OutputText } from '../output/output-text.tsx';
import { usePython } from '../provider/python-provider.tsx';
import { sayProblem } from '../runtime/say-problem.ts';
import { useProgram } from './use-program.ts';
import { useConsole } from './use-console.ts';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface PythonConsoleProps {
  /** Namespace that the console shares with cells of the same name. Default `page`. */
  readonly ns?: string;
  /** Name of the whole, where `strings` does not fit. */
  readonly label?: string;
}

/** A Python prompt: Enter runs what is complete, Arrow Up recalls, Tab completes. */
export function PythonConsole({ ns = 'page', label }: PythonConsoleProps) {
  const strings = usePythonStrings();
  const page = usePython();
  const program = useProgram();
  const prompt = useConsole(ns, program);
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const [choices, setChoices] = useState<readonly string[]>([]);
  const completed = useRef<string>(undefined);

  const complete = async () => {
    const { from, options } = await page.runtime().complete(prompt.text, ns);
    const [only] = options;
    if (options.length === 1 && only) prompt.setText(prompt.text.slice(0, from) + only.label);
    setChoices(options.length > 1 ? options.slice(0, 40).map((option) => option.label) : []);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const multiline = prompt.text.includes('\n');
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      setChoices([]);
      void prompt.enter();
    } else if (event.key === 'ArrowUp' && !multiline) {
      event.preventDefault();
      prompt.recall(-1);
    } else if (event.key === 'ArrowDown' && !multiline) {
      event.preventDefault();
      prompt.recall(1);
    } else if (
      event.key === 'Tab' &&
      !event.shiftKey &&
      /[\w.]$/.test(prompt.text) &&
      // A second Tab leaves: the first has shown what there is.
      completed.current !== prompt.text
    ) {
      event.preventDefault();
      completed.current = prompt.text;
      void complete();
    } else if (event.key === 'c' && event.ctrlKey && prompt.busy) {
      program.stop();
    }
  };

  return (
    <section className="lemma-py lemma-py-console" aria-label={label ?? strings.console.label}>
      <OutputText log={prompt.log} />
      {prompt.displays.map((display, i) => (
        <DisplayView key={i} display={display} name={strings.console.result(i + 1)} />
      ))}
      <LazyWrittenFiles files={program.result?.files} />
      {program.waiting && <InputLine onAnswer={program.answer} />}
      {program.problem !== undefined && (
        <p className="lemma-py-notice" role="alert">
          {sayProblem(program.problem, strings)}
        </p>
      )}
      {choices.length > 0 && <p className="lemma-py-choices">{choices.join('  ')}</p>}
      <div className="lemma-py-prompt">
        <span aria-hidden="true">{prompt.text.includes('\n') ? '...' : '>>>'}</span>
        <textarea
          ref={field}
          aria-label={strings.console.statement}
          aria-describedby={helpId}
          rows={prompt.text.split('\n').length}
          value={prompt.text}
          spellCheck={false}
          autoCapitalize="off"
          readOnly={prompt.busy}
          onChange={(event) => {
            prompt.setText(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {prompt.busy && (
          <button type="button" className="lemma-py-button" onClick={program.stop}>
            {strings.controls.stop}
          </button>
        )}
      </div>
      <p id={helpId} className="lemma-py-hidden">
        {strings.console.help}
      </p>
    </section>
  );
}
