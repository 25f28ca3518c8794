import type { FigureEdge, GraphFigureProps } from '../figures/graph-figure.tsx';

const late: readonly FigureEdge[] = [
  { from: 'projection', to: 'symmetric', tone: 'wrong' },
  { from: 'products', to: 'symmetric' },
  { from: 'symmetric', to: 'svd', tone: 'wrong' },
  { from: 'svd', to: 'pca', tone: 'wrong' },
];

/** Someone stuck at PCA because one lesson long before it was never learned. */
export const gapFigure: GraphFigureProps = {
  width: 680,
  height: 220,
  nodes: [
    { id: 'vectors', state: 'mastered', x: 40, y: 64, label: ['Vectors'], labelSide: 'above' },
    {
      id: 'dot',
      state: 'mastered',
      x: 160,
      y: 64,
      label: ['Dot product'],
      labelSide: 'above',
    },
    {
      id: 'projection',
      state: 'missing',
      x: 282,
      y: 64,
      label: ['Projection'],
      labelSide: 'above',
      remark: 'never learned',
    },
    { id: 'matrices', state: 'mastered', x: 40, y: 164, label: ['Matrices'] },
    { id: 'products', state: 'mastered', x: 282, y: 164, label: ['Matrix', 'products'] },
    { id: 'symmetric', state: 'locked', x: 402, y: 110, label: ['Symmetric', 'matrices'] },
    { id: 'svd', state: 'locked', x: 522, y: 110, label: ['The SVD'] },
    { id: 'pca', state: 'locked', x: 636, y: 110, label: ['PCA'], remark: 'stuck here' },
  ],
  edges: [
    { from: 'vectors', to: 'dot', tone: 'past' },
    { from: 'dot', to: 'projection' },
    { from: 'matrices', to: 'products', tone: 'past' },
    { from: 'dot', to: 'products', tone: 'past' },
    ...late,
  ],
};

/** The same with less before it, at the width of a phone. */
export const gapFigurePhone: GraphFigureProps = {
  width: 340,
  height: 206,
  nodes: [
    { id: 'dot', state: 'mastered', x: 30, y: 70, label: ['Dot', 'product'], labelSide: 'above' },
    {
      id: 'projection',
      state: 'missing',
      x: 106,
      y: 70,
      label: ['Projection'],
      labelSide: 'above',
      remark: 'never learned',
    },
    { id: 'products', state: 'mastered', x: 106, y: 158, label: ['Matrix', 'products'] },
    { id: 'symmetric', state: 'locked', x: 192, y: 112, label: ['Symmetric', 'matrices'] },
    { id: 'svd', state: 'locked', x: 252, y: 112, label: ['The SVD'], labelSide: 'above' },
    { id: 'pca', state: 'locked', x: 304, y: 112, label: ['PCA'], remark: 'stuck here' },
  ],
  edges: [
    { from: 'dot', to: 'projection' },
    { from: 'dot', to: 'products', tone: 'past' },
    ...late,
  ],
};
