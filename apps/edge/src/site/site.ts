import { commonHeaders, type PolicyOptions } from './policy.ts';
import { sendFile } from './send-file.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';

/** Addresses that the app answers itself: they get the page without content, which the browser then fills. */
const appRoutes =
  /^\/(?:learn|account|login|signup|payment|subscription|subscribe|courses)(?:\/|$)/u;

/** The built site. Its directory is listed once: what is not listed then is not served, whatever the path says. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;

  private constructor(files: ReadonlyMap<string, SiteFile>) {
    this.#files = files;
  }

  /** Throws if the directory holds no built site. */
  static async open(directory: string, options: PolicyOptions): Promise<Site> {
    return new Site(await readSiteFiles(directory, options));
  }

  /** The answer to a GET or HEAD of a path. */
  async serve(request: Request): Promise<Response> {
    const pathname = decoded(new URL(request.url).pathname);
    const file = pathname === undefined ? undefined : this.#find(pathname);
    if (file) return sendFile(request, file, 200);
    const folder = pathname === undefined ? '' : parentOf(pathname);
    const near = folder === '' ? undefined : this.#missingIn(folder);
    if (near) return sendFile(request, near, 404);
    const fallback = this.#files.get('/__spa-fallback.html');
    if (pathname !== undefined && fallback && appRoutes.test(pathname))
      return sendFile(request, fallback, 200);
    const missing = this.#missingIn('') ?? fallback;
    if (missing) return sendFile(request, missing, 404);
    return new Response('Not found', { status: 404, headers: commonHeaders });
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
