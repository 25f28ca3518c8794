import type { ReactNode } from 'react';
import { BackIcon, FirstIcon, LastIcon, NextIcon } from '../icons/step-icons.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

interface PlayerControlsProps {
  readonly at: number;
  /** Number of the last step; undefined before the program is recorded. */
  readonly last: number | undefined;
  readonly busy: string;
  readonly onMove: (to: number) => void;
  /** Another button. */
  readonly children?: ReactNode;
}

/** First, back, forward, last, and a slider over all steps. A button at its end stays, so that the focus does. */
export function PlayerControls({ at, last, busy, onMove, children }: PlayerControlsProps) {
  const { player } = usePythonStrings();
  const atStart = at === 0;
  const atEnd = at === last || busy !== '';
  const place = last === undefined ? player.notRun : player.stepOf(at, last);
  const button = (label: string, to: number, off: boolean) => ({
    type: 'button' as const,
    'aria-label': label,
    'aria-disabled': off,
    onClick: () => {
      if (!off) onMove(to);
    },
  });
  return (
    <div className="lemma-py-player-bar">
      <button className="lemma-py-button lemma-py-first" {...button(player.first, 0, atStart)}>
        <FirstIcon />
      </button>
      <button className="lemma-py-button lemma-py-back" {...button(player.back, at - 1, atStart)}>
        <BackIcon /> <span>{player.back}</span>
      </button>
      <span className="lemma-py-track">
        <input
          type="range"
          aria-label={player.slider}
          aria-valuetext={place}
          min={0}
          max={last ?? 1}
          value={at}
          disabled={last === undefined}
          onChange={(event) => {
            onMove(Number(event.target.value));
          }}
        />
      </span>
      <span className="lemma-py-place">{busy === '' ? place : busy}</span>
      <button
        className="lemma-py-button lemma-py-main lemma-py-next"
        {...button(player.next, at + 1, atEnd)}
      >
        <span>{player.next}</span> <NextIcon />
      </button>
      <button
        className="lemma-py-button lemma-py-last"
        {...button(player.last, last ?? 1, atEnd || last === undefined)}
      >
        <LastIcon />
      </button>
      {children}
    </div>
  );
}
