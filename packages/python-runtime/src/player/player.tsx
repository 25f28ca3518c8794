import { useEffect, useRef, useState } from 'react';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';
import type { ProgramPlayerProps } from './player-props.ts';
import { useRecording } from './use-recording.ts';
import { Walk } from './walk.tsx';

/** A program that is recorded at its first step, and then walked through. */
export default function Player({ id, code, output, autoRun = false, onPlay }: ProgramPlayerProps) {
  const { player, output: words } = usePythonStrings();
  const { trace, moments, busy, problem, record } = useRecording(code);
  const [at, setAt] = useState(0);

  const start = async (to: number) => {
    const done = await record();
    if (!done) return;
    setAt(to);
    onPlay?.({
      status: done.status,
      steps: done.steps.length,
      ...(done.error && { error: done.error.type }),
    });
  };
  const move = (to: number) => {
    if (busy !== '') return;
    if (trace) setAt(to);
    else if (to > 0) void start(1);
  };

  const started = useRef(false);
  useEffect(() => {
    if (!autoRun || started.current) return;
    started.current = true;
    void start(0);
  });

  return (
    <section
      className="lemma-py lemma-py-player"
      // No landmark: a page may have several.
      role="group"
      aria-label={player.label}
      id={id}
    >
      <header className="lemma-py-player-head">{player.label}</header>
      <Walk
        code={code}
        trace={trace}
        moments={moments}
        at={at}
        onMove={move}
        busy={busy}
        knownOutput={problem && output}
      >
        {problem &&
          (problem.isTraceback ? (
            <ScrollingText className="lemma-py-traceback" label={words.error}>
              {problem.text}
            </ScrollingText>
          ) : (
            <p className="lemma-py-notice">{problem.text}</p>
          ))}
      </Walk>
    </section>
  );
}
