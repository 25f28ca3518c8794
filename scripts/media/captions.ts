import type { Shot } from './film.ts';

export interface Cue {
  /** Index of the first shot that it is shown with. */
  readonly from: number;
  readonly text: string;
}

/** WebVTT captions: each cue stands until the next. */
export function webVtt(shots: readonly Shot[], cues: readonly Cue[]): string {
  const starts = shots.reduce<number[]>(
    (sums, shot) => [...sums, (sums.at(-1) ?? 0) + shot.seconds],
    [0],
  );
  const end = starts.at(-1) ?? 0;
  const blocks = cues.map(({ from, text }, index) => {
    const next = cues[index + 1];
    return `${timestamp(starts[from] ?? 0)} --> ${timestamp(next ? (starts[next.from] ?? end) : end)}\n${text}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
