import { sayProblem } from '../runtime/say-problem.ts';
import type { Program } from './use-program.ts';
import type { PythonStrings } from '../strings/python-strings.ts';
import { sayNotice } from '../strings/say-notice.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { LazyWrittenFiles } from '../files/lazy-written-files.tsx';
import { DisplayView } from '../output/display-view.tsx';
import { InputLine } from '../output/input-line.tsx';
import { OutputText } from '../output/output-text.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';

interface OutputPanelProps {
  readonly program: Program;
  /** What an author says of the figure that the program draws. */
  readonly alt?: string | undefined;
}

/** What a program gave: printed text, pictures and tables, its last value, and how it ended. */
export function OutputPanel({ program, alt }: OutputPanelProps) {
  const { log, displays, result, waiting, phase, problem } = program;
  const strings = usePythonStrings();
  const words = strings.output;
  const untouched = phase === 'idle' && !result && problem === undefined;
  return (
    <section className="lemma-py-output" role="group" aria-label={words.output} hidden={untouched}>
      <header className="lemma-py-output-head">
        <h3>{words.output}</h3>
        <output>{statusOf(program, words)}</output>
      </header>
      <div className="lemma-py-output-body">
        <OutputText log={log} />
        {waiting && <InputLine onAnswer={program.answer} />}
        {displays.map((display, i) => (
          <DisplayView key={i} display={display} name={words.result(i + 1)} alt={alt} />
        ))}
        {result?.value !== undefined && displays.length === 0 && (
          <ScrollingText className="lemma-py-value" label={words.value}>
            {result.value}
          </ScrollingText>
        )}
        {result?.error && (
          <ScrollingText className="lemma-py-traceback" label={words.error}>
            {result.error.text}
          </ScrollingText>
        )}
        {result?.why && <p className="lemma-py-notice">{sayNotice(result.why, strings.notices)}</p>}
        {problem !== undefined && <p className="lemma-py-notice">{sayProblem(problem, strings)}</p>}
        <LazyWrittenFiles files={result?.files} />
        {result?.status === 'ok' &&
          !result.files &&
          result.value === undefined &&
          result.stdout === '' &&
          displays.length === 0 &&
          log.pieces.length === 0 && <p className="lemma-py-quiet">{words.nothing}</p>}
      </div>
    </section>
  );
}

function statusOf(
  { phase, waiting, result, progress, packages }: Program,
  words: PythonStrings['output'],
): string {
  if (phase === 'starting') return progress;
  if (waiting) return words.waiting;
  const [, loading] = /^Loading (.+)$/u.exec(packages) ?? [];
  if (phase === 'running') return loading ? words.loadingPackages(loading) : words.running;
  return result ? words.took(result.seconds) : '';
}
