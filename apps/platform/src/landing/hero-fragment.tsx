import '@lemma/widgets/styles.css';
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

/** One element for good: when the hero changes, the prerendered widget stays until its code is there. */
const matrixProduct = (
  <section className="fragment card" aria-label="Matrix products, a piece of a lesson">
    <header className="fragment-head">
      <strong>Matrix products</strong>
      <span className="small muted">From a lesson. Try it.</span>
    </header>
    <Suspense fallback={<div className="fragment-wait" />}>
      <MatrixMultiplier a={a} b={b} editable={false} host={{ id: 'hero-matrix' }} />
    </Suspense>
  </section>
);

/** A widget of the linear algebra path, as a lesson shows it. It works; its code comes after the first view. */
export function HeroFragment() {
  return matrixProduct;
}
