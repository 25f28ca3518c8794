import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { describe } from './describe.ts';
import type { Moment } from './moments.ts';
import { Sentence } from './sentence.tsx';

/** What the step did, in a sentence that is read out at each step. */
export function Said({
  trace,
  moment,
  at,
  last,
}: {
  readonly trace: Trace | undefined;
  readonly moment: Moment | undefined;
  readonly at: number;
  readonly last: number | undefined;
}) {
  const { player } = usePythonStrings();
  const said = trace && moment ? describe(moment, trace, player) : undefined;
  return (
    <p className="lemma-py-said" role="status" aria-atomic="true">
      {said && last !== undefined ? (
        <>
          <span className="lemma-py-hidden">{player.stepOf(at, last)}. </span>
          <Sentence text={said.text} />
          {said.shared !== undefined && (
            <strong>
              {' '}
              <Sentence text={said.shared} />
            </strong>
          )}
        </>
      ) : (
        player.intro
      )}
    </p>
  );
}
