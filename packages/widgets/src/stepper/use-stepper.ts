import { useEffect, useRef, useState } from 'react';

export const SPEEDS = [0.5, 1, 2] as const;
const MILLISECONDS_A_STEP = 1800;

export interface Stepper {
  /** From 0 to `last`. */
  readonly position: number;
  readonly last: number;
  readonly playing: boolean;
  /** A factor of {@link SPEEDS}. */
  readonly speed: number;
  /** Moves to a position, held within the range, and stops playing. */
  readonly go: (position: number) => void;
  readonly togglePlay: () => void;
  readonly nextSpeed: () => void;
}

/**
 * A position in a worked procedure that the learner moves by hand or lets play.
 * `onMove` is told each new position once, whoever moved it.
 */
export function useStepper(last: number, onMove?: (position: number) => void): Stepper {
  const [stored, setPosition] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const position = Math.min(stored, last);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    setPosition(next);
    if (next !== position) onMove?.(next);
    return next;
  };

  // A host that renders often must not restart the timer: it reads the newest `move` instead.
  const newestMove = useRef(move);
  useEffect(() => {
    newestMove.current = move;
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (newestMove.current(position + 1) === last) setPlaying(false);
    }, MILLISECONDS_A_STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, position, last, speed]);

  return {
    position,
    last,
    playing,
    speed,
    go: (to) => {
      setPlaying(false);
      move(to);
    },
    togglePlay: () => {
      if (!playing && position === last) move(0);
      setPlaying(!playing && last > 0);
    },
    nextSpeed: () => {
      const index = SPEEDS.findIndex((value) => value === speed);
      setSpeed(SPEEDS[(index + 1) % SPEEDS.length] ?? 1);
    },
  };
}
