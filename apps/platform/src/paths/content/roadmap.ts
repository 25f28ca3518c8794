export interface RoadmapItem {
  readonly name: string;
  readonly hoverText: string;
}

/** Paths that are on their way. A pass opens them too. */
export const roadmap: readonly RoadmapItem[] = [
  {
    name: 'Mathematics for Machine Learning',
    hoverText: 'Calculus, probability and optimisation, as far as models need them.',
  },
  {
    name: 'Core Machine Learning algorithms',
    hoverText: 'From linear regression to gradient boosting: derived, built and used.',
  },
  {
    name: 'Deep Data Science & ML projects',
    hoverText: 'Longer work on real data that draws on every path before it.',
  },
];
