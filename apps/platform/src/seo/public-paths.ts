import { docsAddress, docsPages } from '../docs/content/outline.ts';

/** Slugs are spelled here and nowhere else: the build prerenders from this list, the pages are checked against it. */
export const articleSlugs = [
  'custom-learning-paths-and-diagnostic-tests',
  'technical-learning-as-a-knowledge-graph',
  'coding-in-the-browser',
  'performance-is-not-learning',
  'why-interleaving-works',
] as const;

export const pathSlugs = [
  'essential-linear-algebra-for-ml',
  'essential-python-for-data-science-and-ml',
] as const;

export const howItWorksPath = '/how-lemma-works';

/** The documentation of the packages. */
export const docsPaths: readonly string[] = docsPages.map(({ path }) => docsAddress(path));

/** Every page that anyone may read, and that search engines should know. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/privacy',
  '/terms',
  '/changelog',
  howItWorksPath,
  '/subscribe',
  '/blog',
  ...articleSlugs.map((slug) => `/blog/${slug}`),
  '/learn/diagnostic',
  '/learn/paths',
  ...pathSlugs.map((slug) => `/learn/paths/${slug}`),
  ...docsPaths,
];

/**
 * Pages for addresses where nothing is: the server answers each with the one of its folder, or else the site's. None of
 * them is an address itself; each is drawn by the route that an unknown address beside it has in the browser.
 */
export const notFoundPaths: readonly string[] = [
  '/404',
  '/blog/404',
  '/learn/paths/404',
  '/docs/404',
];
