import { matrixMultiplier } from '@lemma/widgets';
import { lazy, Suspense } from 'react';

const MatrixMultiplier = lazy(matrixMultiplier.load);

const a = [
  [1, 2, 0],
  [3, -1, 4],
];
const b = [
  [2, 1],
  [0, 5],
  [1, -2],
];

/** The widget of the first view: a product of two matrices. */
export function MatrixFragment() {
  return (
    <Suspense fallback={<div className="fragment-wait" />}>
      <MatrixMultiplier a={a} b={b} editable={false} host={{ id: 'hero-matrix' }} />
    </Suspense>
  );
}
