import type { GraphFigureProps } from '../figures/graph-figure.tsx';

/** Six lessons around the one that is being studied. */
export const featureGraph: GraphFigureProps = {
  width: 308,
  height: 190,
  nodes: [
    { id: 'vectors', state: 'mastered', x: 36, y: 52, label: ['Vectors'], labelSide: 'above' },
    { id: 'matrices', state: 'mastered', x: 36, y: 140, label: ['Matrices'] },
    { id: 'dot', state: 'mastered', x: 124, y: 52, label: ['Dot product'], labelSide: 'above' },
    { id: 'product', state: 'in-progress', x: 180, y: 112, label: ['Matrix', 'products'] },
    { id: 'maps', state: 'locked', x: 262, y: 62, label: ['Linear maps'], labelSide: 'above' },
    { id: 'inverse', state: 'locked', x: 262, y: 156, label: ['Inverses'] },
  ],
  edges: [
    { from: 'vectors', to: 'dot', tone: 'past' },
    { from: 'dot', to: 'product', tone: 'past' },
    { from: 'matrices', to: 'product', tone: 'past' },
    { from: 'product', to: 'maps', tone: 'future' },
    { from: 'product', to: 'inverse', tone: 'future' },
  ],
};
