import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Written by the build (apps/platform/src/seo/redirects.ts) and not served. */
export const redirectsName = 'redirects.json';

const list = z.record(z.string().startsWith('/'), z.string().startsWith('/'));

/** Addresses of a site that lead to others. Those that end in `/*` stand for everything below them. */
export class Redirects {
  readonly #targets: Readonly<Record<string, string>>;

  constructor(targets: Readonly<Record<string, string>>) {
    this.#targets = targets;
  }

  /** Throws if the built site has no list. */
  static async open(directory: string): Promise<Redirects> {
    const path = join(directory, redirectsName);
    try {
      return new Redirects(list.parse(JSON.parse(await readFile(path, 'utf8'))));
    } catch (cause) {
      throw new Error(
        `${path} does not list the addresses that lead to others. Build the site again: the build writes it.`,
        { cause },
      );
    }
  }

  /** Where a path leads; undefined if it is not one of them. */
  targetOf(pathname: string): string | undefined {
    const path = pathname.replace(/\/+$/u, '').toLowerCase();
    return this.#targets[path] ?? this.#targets[`${path.replace(/\/[^/]*$/u, '')}/*`];
  }
}
