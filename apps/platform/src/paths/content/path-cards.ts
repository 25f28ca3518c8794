import type { pathSlugs } from '../../seo/public-paths.ts';
import { beingWritten, pathLine } from './counts.ts';
import { linearAlgebraUnits } from './linear-algebra-units.ts';
import type { PathUnit } from './path-content.ts';
import { pythonUnits } from './python-units.ts';

export interface PathCard {
  readonly slug: (typeof pathSlugs)[number];
  readonly title: string;
  readonly counts: string;
  readonly text: string;
  readonly units: readonly PathUnit[];
  /** Names what the path does not have yet. */
  readonly coming: string | undefined;
}

/** What a card says of each path; the path's own page says the rest. */
export const pathCards: readonly PathCard[] = [
  {
    slug: 'essential-linear-algebra-for-ml',
    title: 'Essential linear algebra for ML',
    counts: pathLine('essential-linear-algebra-for-ml'),
    text: 'From the first vector to matrix products and inverses, and on to eigenvectors and the SVD.',
    units: linearAlgebraUnits,
    coming: beingWritten('essential-linear-algebra-for-ml', linearAlgebraUnits),
  },
  {
    slug: 'essential-python-for-data-science-and-ml',
    title: 'Essential Python for data science and ML',
    counts: pathLine('essential-python-for-data-science-and-ml'),
    text: 'From your first variable through lists, loops, functions and custom classes to NumPy and Pandas. Every exercise runs in your browser.',
    units: pythonUnits,
    coming: beingWritten('essential-python-for-data-science-and-ml', pythonUnits),
  },
];
