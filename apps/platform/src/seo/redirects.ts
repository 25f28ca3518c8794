import { learnPaths } from '../learn/learn-paths.ts';
import { howItWorksPath } from './public-paths.ts';

/**
 * Addresses that people type or other sites link to, and where they lead. The build hands the list to the server
 * (`redirects.json`); the app follows it for links within a page. An address that ends in `/*` stands for everything
 * below it.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/pricing': '/#pricing',
  '/plans': '/#pricing',
  '/dashboard': learnPaths.myLearning,
  '/settings': '/account',
  '/signin': '/login',
  '/sign-in': '/login',
  '/login/*': '/login',
  '/signup/*': '/signup',
  '/sign-up': '/signup',
  '/register': '/signup',
  '/blog/feed': '/blog/rss.xml',
  '/feed': '/blog/rss.xml',
  '/rss.xml': '/blog/rss.xml',
  '/learn': learnPaths.paths,
  '/courses': learnPaths.paths,
  '/how-it-works': howItWorksPath,
};

/** Where an address leads that has no page of its own. */
export function redirectOf(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/u, '').toLowerCase();
  const folder = path.replace(/\/[^/]*$/u, '');
  return redirects[path] ?? redirects[`${folder}/*`];
}
