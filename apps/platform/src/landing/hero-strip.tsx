import { GraphFigure } from '../figures/graph-figure.tsx';
import { heroGraph } from './hero-graph.ts';

/** The strip of the graph under the hero. */
export function HeroStrip() {
  return <GraphFigure {...heroGraph} ground="var(--lemma-ground)" />;
}
