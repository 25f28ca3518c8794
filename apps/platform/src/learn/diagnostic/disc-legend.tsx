import type { ReactNode } from 'react';

export interface LegendEntry {
  readonly mark: ReactNode;
  readonly words: string;
  readonly count: number;
}

/** The marks with their words and counts; a mark that no lesson has is left out. */
export function DiscLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className="disc-legend">
      {entries
        .filter(({ count }) => count > 0)
        .map(({ mark, words, count }) => (
          <li key={words}>
            <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden>
              {mark}
            </svg>
            {words} <strong>{count}</strong>
          </li>
        ))}
    </ul>
  );
}
