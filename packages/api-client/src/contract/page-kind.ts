/** Kinds of page that are counted apart. What is none of the others is `other`. */
export const pageKinds = [
  'landing',
  'paths',
  'path',
  'pricing',
  'blog',
  'article',
  'about',
  'sign-up',
  'diagnostic',
  'sample',
  'learning',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];
