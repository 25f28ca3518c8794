import type { pathSlugs } from '../seo/public-paths.ts';
import { pathLine } from './counts.ts';

export interface PathCard {
  readonly slug: (typeof pathSlugs)[number];
  readonly title: string;
  readonly counts: string;
  readonly text: string;
  readonly units: number;
}

/** What a card says of each path; the path's own page says the rest. */
export const pathCards: readonly PathCard[] = [
  {
    slug: 'essential-linear-algebra-for-ml',
    title: 'Essential linear algebra for ML',
    counts: pathLine('essential-linear-algebra-for-ml'),
    text: 'Vectors in Euclidean space, matrices, matrices and linear systems, matrix transformations, and on to eigenvalues, eigenvectors and the SVD.',
    units: 5,
  },
  {
    slug: 'essential-python-for-data-science-and-ml',
    title: 'Essential Python for data science and ML',
    counts: pathLine('essential-python-for-data-science-and-ml'),
    text: 'From your first variable through lists, loops, functions and custom classes to NumPy and Pandas. Every exercise runs in your browser.',
    units: 17,
  },
];
