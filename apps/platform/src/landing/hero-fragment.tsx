import '@lemma/widgets/styles.css';
import { lazy, Suspense } from 'react';

const MatrixFragment = lazy(async () => ({
  default: (await import('./matrix-fragment.tsx')).MatrixFragment,
}));

/** One element for good: when the hero changes, the prerendered widget stays until its code is there. */
const matrixProduct = (
  <section className="fragment card" aria-label="Matrix products, a piece of a lesson">
    <header className="fragment-head">
      <strong>Matrix products</strong>
      <span className="small muted">From a lesson. Try it.</span>
    </header>
    <Suspense fallback={<div className="fragment-wait" />}>
      <MatrixFragment />
    </Suspense>
  </section>
);

/** A widget of the linear algebra path, as a lesson shows it. It works; its code comes after the first view. */
export function HeroFragment() {
  return matrixProduct;
}
