import { PlayIcon, StopIcon } from '../icons/icons.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';
import type { Program } from './use-program.ts';

/** Run, which turns into Stop while the program runs. */
export function RunButton({
  program,
  onRun,
}: {
  readonly program: Program;
  readonly onRun: () => void;
}) {
  const { controls } = usePythonStrings();
  const busy = program.phase === 'running' || program.phase === 'starting';
  return busy ? (
    <button type="button" className="lemma-py-button" onClick={program.stop}>
      <StopIcon /> {controls.stop}
    </button>
  ) : (
    <button
      type="button"
      className="lemma-py-button"
      onClick={onRun}
      disabled={program.phase === 'grading'}
    >
      <PlayIcon /> {controls.run}
    </button>
  );
}
