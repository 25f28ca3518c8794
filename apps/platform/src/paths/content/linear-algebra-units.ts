import type { PathUnit } from './path-content.ts';

/** The units of the linear algebra path. Cards show them too, without the rest of the page. */
export const linearAlgebraUnits: readonly PathUnit[] = [
  {
    uid: 'vectors-in-euclidean-space',
    name: 'Vectors in Euclidean space',
    description:
      'Vectors as arrows and as lists; length, dot product, angle, projection, linear combinations and span.',
  },
  {
    uid: 'matrices',
    name: 'Matrices',
    description:
      'Products by rows and by columns, transposes, special matrices, and what a matrix does to a vector.',
  },
  {
    uid: 'matrices-and-linear-systems',
    name: 'Matrices and linear systems',
    description:
      'Elimination, echelon form, rank, inverses, and when a system has one, no or many solutions.',
  },
  {
    uid: 'matrix-transformations',
    name: 'Matrix transformations',
    description:
      'Linear maps, determinants as area, change of basis, orthogonal matrices, projections and least squares.',
  },
  {
    uid: 'eigenvalues-eigenvectors-and-the-svd',
    name: 'Eigenvalues, eigenvectors & the SVD',
    description:
      'Directions that keep, diagonalisation, symmetric matrices, the singular value decomposition and PCA.',
  },
];
