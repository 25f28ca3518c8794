import { Suspense, lazy } from 'react';
import { ScrollingText } from '../output/scrolling-text.tsx';
import type { ProgramPlayerProps } from '../player/player-props.ts';
import { usePythonStrings } from '../strings/use-strings.ts';

const Player = lazy(() => import('../player/player.tsx'));

/**
 * Plays a program as it runs, forward and back: call stack, names, objects and what points to them. It is loaded when it is
 * first shown; until then there is the code.
 */
export function ProgramPlayer(props: ProgramPlayerProps) {
  return (
    <Suspense fallback={<StillProgram {...props} />}>
      <Player {...props} />
    </Suspense>
  );
}

function StillProgram({ id, code, html }: ProgramPlayerProps) {
  const { player } = usePythonStrings();
  return (
    <section className="lemma-py lemma-py-player" role="group" aria-label={player.label} id={id}>
      <header className="lemma-py-player-head">{player.label}</header>
      <ScrollingText className="lemma-py-code" label={player.program}>
        {html === undefined ? (
          <code>{code}</code>
        ) : (
          // HTML of the lesson compiler, trusted like a script.
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </ScrollingText>
    </section>
  );
}
