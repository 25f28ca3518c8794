import { useMemo, useState } from 'react';
import { momentsOf } from '../player/moments.ts';
import { Walk } from '../player/walk.tsx';
import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';

interface StepsProps {
  readonly code: string;
  readonly trace: Trace;
  /** The call of a test that the steps go through; without it they are the program's own. */
  readonly call?: string | undefined;
  readonly onClose: () => void;
}

/** The steps of a cell or an exercise, in the place of its code. */
export default function Steps({ code, trace, call, onClose }: StepsProps) {
  const { player } = usePythonStrings();
  const moments = useMemo(() => momentsOf(trace), [trace]);
  const [at, setAt] = useState(0);
  return (
    <section className="lemma-py-player" role="group" aria-label={player.label}>
      <header className="lemma-py-player-head">
        {call === undefined ? (
          player.label
        ) : (
          <span>
            {player.ofTest} <code>{call}</code>
          </span>
        )}
        <button type="button" className="lemma-py-button" onClick={onClose}>
          {player.close}
        </button>
      </header>
      <Walk code={code} trace={trace} moments={moments} at={at} onMove={setAt} hasStops />
    </section>
  );
}
