import { useState } from 'react';
import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { describe } from './describe.ts';
import type { Moment } from './moments.ts';
import { Sentence } from './sentence.tsx';

/** Every step in words, for whoever reads a program better than its pictures. */
export function AllSteps({
  trace,
  moments,
}: {
  readonly trace: Trace;
  readonly moments: readonly Moment[];
}) {
  const { player } = usePythonStrings();
  const [open, setOpen] = useState(false);
  return (
    <div className="lemma-py-all-steps">
      <p className="lemma-py-keys-help">{player.keys}</p>
      <details
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>{player.allSteps(moments.length - 1)}</summary>
        {open && (
          <ol>
            {moments.slice(1).map((moment, index) => {
              const { text, shared = '' } = describe(moment, trace, player);
              return (
                <li key={index}>
                  <Sentence text={`${text} ${shared}`} />
                </li>
              );
            })}
          </ol>
        )}
      </details>
    </div>
  );
}
