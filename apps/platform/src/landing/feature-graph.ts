import type { GraphFigureProps } from '../figures/graph-figure.tsx';

/** Six lessons around the one that is being studied. */
export const featureGraph: GraphFigureProps = {
  width: 330,
  height: 210,
  nodes: [
    { id: 'vectors', state: 'mastered', x: 40, y: 40, label: ['Vectors'] },
    { id: 'matrices', state: 'mastered', x: 40, y: 140, label: ['Matrices'] },
    { id: 'dot', state: 'mastered', x: 140, y: 40, label: ['Dot product'] },
    { id: 'product', state: 'in-progress', x: 200, y: 120, label: ['Matrix', 'products'] },
    { id: 'maps', state: 'locked', x: 285, y: 60, label: ['Linear maps'] },
    { id: 'inverse', state: 'locked', x: 285, y: 160, label: ['Inverses'] },
  ],
  edges: [
    { from: 'vectors', to: 'dot', tone: 'past' },
    { from: 'dot', to: 'product', tone: 'past' },
    { from: 'matrices', to: 'product', tone: 'past' },
    { from: 'product', to: 'maps', tone: 'future' },
    { from: 'product', to: 'inverse', tone: 'future' },
  ],
};
