import { commonHeaders, type PolicyOptions } from './policy.ts';
import { Redirects } from './redirects.ts';
import { sendFile } from './send-file.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';

/** Addresses that the app answers itself: they get the page without content, which the browser then fills. */
const appRoutes =
  /^\/(?:learn|account|login|signup|payment|subscription|subscribe|courses|desk)(?:\/|$)/u;

/** The built site. Its directory is listed once: what is not listed then is not served, whatever the path says. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;

  readonly #redirects: Redirects;

  private constructor(files: ReadonlyMap<string, SiteFile>, redirects: Redirects) {
    this.#files = files;
    this.#redirects = redirects;
  }

  /** Throws if the directory holds no built site. */
  static async open(directory: string, options: PolicyOptions): Promise<Site> {
    return new Site(await readSiteFiles(directory, options), await Redirects.open(directory));
  }

  /**
   * The answer to a GET or HEAD of a path. `isPage` says of an address for which no page was built whether the app has one all
   * the same: a learning path that was made since.
   */
  async serve(
    request: Request,
    isPage: (pathname: string) => Promise<boolean> = async () => false,
  ): Promise<Response> {
    const pathname = decoded(new URL(request.url).pathname);
    const file = pathname === undefined ? undefined : this.#find(pathname);
    if (file) return sendFile(request, file, 200);
    const page = this.#files.get('/__spa-fallback.html');
    if (page && pathname !== undefined && (await isPage(pathname)))
      return sendFile(request, page, 200);
    const target = pathname === undefined ? undefined : this.#targetOf(pathname);
    if (target !== undefined) return redirect(request, target);
    const folder = pathname === undefined ? '' : parentOf(pathname);
    const near = folder === '' ? undefined : this.#missingIn(folder);
    if (near) return sendFile(request, near, 404);
    if (pathname !== undefined && page && appRoutes.test(pathname))
      return sendFile(request, page, 200);
    const missing = this.#missingIn('') ?? page;
    if (missing) return sendFile(request, missing, 404);
    return new Response('Not found', { status: 404, headers: commonHeaders });
  }

  /**
   * Where an address leads that has no file. The app's routes take no notice of case, the files do: a page is known by
   * its lower-case address alone.
   */
  #targetOf(pathname: string): string | undefined {
    const target = this.#redirects.targetOf(pathname);
    if (target !== undefined) return target;
    const lower = withoutEndSlash(pathname.toLowerCase());
    return lower !== pathname && this.#find(lower) ? lower : undefined;
  }

  /** A folder's own page for what is not in it: the app takes over the page that it would draw itself. */
  #missingIn(folder: string): SiteFile | undefined {
    return this.#files.get(`${folder}/404.html`) ?? this.#files.get(`${folder}/404/index.html`);
  }

  #find(pathname: string): SiteFile | undefined {
    const trimmed = withoutEndSlash(pathname);
    const internal = /^\/__spa-fallback(?:\.html)?$|\/404(?:\.html|\/index\.html)?$/u.test(trimmed);
    if (internal) return undefined;
    return (
      this.#files.get(pathname) ??
      this.#files.get(`${trimmed}/index.html`) ??
      this.#files.get(`${trimmed}.html`)
    );
  }
}

/** Keeps the query: it may say where to return to. */
function redirect(request: Request, target: string): Response {
  const [path = '', hash] = target.split('#');
  const location = `${path}${new URL(request.url).search}${hash === undefined ? '' : `#${hash}`}`;
  return new Response(null, {
    status: 308,
    headers: { ...commonHeaders, location, 'cache-control': 'no-cache' },
  });
}

const withoutEndSlash = (pathname: string) => pathname.replace(/\/+$/u, '');

/** The folder that a path lies in; empty for the site's root. */
const parentOf = (pathname: string) => withoutEndSlash(pathname).replace(/\/[^/]*$/u, '');

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
