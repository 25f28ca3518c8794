export interface Clip {
  readonly title: string;
  readonly source: string;
  readonly captions: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

function clip(name: string, title: string): Clip {
  return {
    title,
    source: `/media/${name}.webm`,
    captions: `/media/${name}.vtt`,
    poster: `/media/${name}.avif`,
    width: 1280,
    height: 800,
  };
}

/** Recordings of the product itself, made by `media/record.ts`. */
export const clips = {
  study: clip('study', 'A matrix product, step by step'),
  python: clip('python', 'Python in the page'),
  graph: clip('graph', 'A course as a graph'),
  review: clip('review', 'A review from memory'),
} as const;

export type ClipName = keyof typeof clips;
