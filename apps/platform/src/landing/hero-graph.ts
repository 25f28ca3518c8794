import type { GraphFigureProps } from '../figures/graph-figure.tsx';

/** The strip under the hero: a learner's way through a path, from mastered to coming. */
export const heroGraph: GraphFigureProps = {
  width: 1440,
  height: 110,
  nodes: [
    { id: 'a', state: 'mastered', x: 45, y: 37 },
    { id: 'b', state: 'mastered', x: 180, y: 90 },
    { id: 'c', state: 'open', x: 330, y: 14 },
    { id: 'd', state: 'in-progress', x: 503, y: 74 },
    { id: 'e', state: 'locked', x: 664, y: 36 },
    { id: 'f', state: 'locked', x: 812, y: 90 },
    { id: 'g', state: 'locked', x: 961, y: 56 },
    { id: 'h', state: 'locked', x: 1135, y: 90 },
    { id: 'i', state: 'locked', x: 1271, y: 44 },
    { id: 'j', state: 'coming', x: 1395, y: 84 },
  ],
  edges: [
    { from: 'a', to: 'b', tone: 'past' },
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' },
    { from: 'c', to: 'd' },
    { from: 'c', to: 'e' },
    { from: 'd', to: 'e' },
    { from: 'e', to: 'f' },
    { from: 'e', to: 'g' },
    { from: 'f', to: 'g' },
    { from: 'g', to: 'h' },
    { from: 'g', to: 'i' },
    { from: 'h', to: 'i' },
    { from: 'h', to: 'j' },
    { from: 'i', to: 'j' },
  ],
};
