export interface ClipSource {
  readonly src: string;
  /** Media type with its codec, so that a browser skips what it cannot play without asking for it. */
  readonly type: string;
}

export interface Clip {
  readonly title: string;
  /** The same recording in several codecs; a browser takes the first that it plays. */
  readonly sources: readonly ClipSource[];
  readonly captions: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

function clip(name: string, title: string): Clip {
  return {
    title,
    sources: [
      { src: `/media/${name}.webm`, type: 'video/webm; codecs="vp9"' },
      // H.264, High profile at level 3.2
      { src: `/media/${name}.mp4`, type: 'video/mp4; codecs="avc1.640020"' },
    ],
    captions: `/media/${name}.vtt`,
    poster: `/media/${name}.avif`,
    width: 1280,
    height: 800,
  };
}

/** Recordings of lessons, made from the product by `scripts/media/record.ts`. */
export const clips = {
  'matrix-lesson': clip('matrix-lesson', 'A lesson: matrix–vector products'),
  'python-lesson': clip('python-lesson', 'A lesson: values and variables'),
  exercise: clip('exercise', 'An exercise and its tests'),
  graph: clip('graph', 'Linear algebra as a graph'),
  'python-graph': clip('python-graph', 'Python as a graph'),
  review: clip('review', 'A review from memory'),
} as const;

export type ClipName = keyof typeof clips;
