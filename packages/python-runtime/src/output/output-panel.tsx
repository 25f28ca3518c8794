import type { Program } from '../react/use-program.ts';
import { DisplayView } from './display-view.tsx';
import { InputLine } from './input-line.tsx';
import { OutputText } from './output-text.tsx';
import { ScrollingText } from './scrolling-text.tsx';

/** What a program gave: printed text, pictures and tables, its last value, and how it ended. */
export function OutputPanel({ program }: { readonly program: Program }) {
  const { log, displays, result, waiting, phase, problem } = program;
  const untouched = phase === 'idle' && !result && !problem;
  return (
    <section className="lemma-py-output" aria-label="Output" hidden={untouched}>
      <header className="lemma-py-output-head">
        <h3>Output</h3>
        <output>{statusOf(program)}</output>
      </header>
      <div className="lemma-py-output-body">
        <OutputText log={log} />
        {waiting && <InputLine onAnswer={program.answer} />}
        {displays.map((display, i) => (
          <DisplayView key={i} display={display} name={`Result ${i + 1} of the program`} />
        ))}
        {result?.value !== undefined && displays.length === 0 && (
          <ScrollingText className="lemma-py-value" label="Value">
            {result.value}
          </ScrollingText>
        )}
        {result?.error && (
          <ScrollingText className="lemma-py-traceback" label="Error">
            {result.error.text}
          </ScrollingText>
        )}
        {result?.notice && <p className="lemma-py-notice">{result.notice}</p>}
        {problem && <p className="lemma-py-notice">{problem}</p>}
        {result?.status === 'ok' &&
          result.value === undefined &&
          result.stdout === '' &&
          displays.length === 0 && <p className="lemma-py-quiet">The program printed nothing.</p>}
      </div>
    </section>
  );
}

function statusOf({ phase, waiting, result, progress, packages }: Program): string {
  if (phase === 'starting') return progress;
  if (waiting) return 'Waiting for input';
  if (phase === 'running') return packages.startsWith('Loading') ? packages : 'Running';
  return result ? `${result.seconds.toFixed(2)} s` : '';
}
