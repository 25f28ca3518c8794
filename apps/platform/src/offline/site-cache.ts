/** How the service worker answers a request of the site. */
export type Way =
  /** Not the site's business: the network alone. */
  | 'network'
  /** The page without content, which the app then fills: from the cache, so that page and code belong together. */
  | 'shell'
  /** A prerendered page: from the network, and without one the app's shell. */
  | 'page'
  /** A file whose name holds its hash: it never changes, so the cache goes first. */
  | 'file';

/** The address whose answer is the app's page without content. */
export const shellPath = '/learn/my-learning';

/** Pages that the app draws itself. The others are prerendered, and prefer the network. */
const appPages = /^\/(?:learn\/(?!paths(?:\/|$))|account(?:\/|$))/u;
const hashedFiles = /^\/(?:assets|python)\//u;

/** Which way a request goes. Calls of the API are the page's own business (see kept-answers). */
export function wayOf(
  request: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'network';
  if (request.mode === 'navigate') {
    if (appPages.test(url.pathname)) return 'shell';
    // The identity provider's answer comes to `/` with a code that counts once.
    return /\.[a-z\d]+$|^\/(?:edge|edukg)\//u.test(url.pathname) ? 'network' : 'page';
  }
  return hashedFiles.test(url.pathname) ? 'file' : 'network';
}

/** What a build tells its service worker. */
export interface SiteFiles {
  /** Hash of everything below. */
  readonly version: string;
  /** Files kept from the first visit on. */
  readonly core: readonly string[];
  /** Python's files: kept once a lesson that is near needs them. */
  readonly python: readonly string[];
}

const media = /\.(?:png|svg|webp|webm|vtt|br|gz|map|html|data|xml|txt|woff|ttf)$/u;
/** The document that Python runs in. */
const pythonFrame = /^\/python\/[^/]+\/frame\.html$/u;
/** Scripts of the packages' documentation: learners do not need it offline. */
const documentation = /^\/assets\/(?:_virtual_docs-|docs-|live-example-)/u;
const otherScripts = /-(?:cyrillic|greek|vietnamese|latin-ext)/u;

/** Sorts the files of a build, given as paths from the site's root. */
export function sortSiteFiles(paths: readonly string[]): Omit<SiteFiles, 'version'> {
  const kept = paths
    .filter((path) => hashedFiles.test(path) && (!media.test(path) || pythonFrame.test(path)))
    .toSorted();
  return {
    core: [
      ...kept.filter(
        (path) =>
          path.startsWith('/assets/') && !otherScripts.test(path) && !documentation.test(path),
      ),
      ...['/icon.svg', '/site.webmanifest'].filter((path) => paths.includes(path)),
    ],
    python: kept.filter((path) => path.startsWith('/python/')),
  };
}
