import { ScrollingText } from '../output/scrolling-text.tsx';
import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import type { Moment } from './moments.ts';

/** What the program has printed up to a moment, and at its end the value of its last expression. */
export function PlayedOutput({
  trace,
  moment,
  known,
}: {
  readonly trace: Trace | undefined;
  readonly moment: Moment | undefined;
  /** What it is known to print, where it cannot run. */
  readonly known: string | undefined;
}) {
  const { player } = usePythonStrings();
  const text = trace && moment ? outputAt(trace, moment) : (known ?? '');
  const label = trace || known === undefined ? player.output : player.knownOutput;
  return (
    <div className="lemma-py-played-output">
      <h4 aria-hidden="true">{label}</h4>
      {text === '' ? (
        <p className="lemma-py-none">{player.nothingPrinted}</p>
      ) : (
        <ScrollingText className="lemma-py-text" label={label}>
          {text}
        </ScrollingText>
      )}
    </div>
  );
}

/** Python counts characters as a reader does: an emoji is one. */
function outputAt({ stdout, steps, value }: Trace, { step }: Moment): string {
  const printed = Array.from(stdout).slice(0, step.printed).join('');
  return step === steps.at(-1) && value !== undefined ? printed + value : printed;
}
