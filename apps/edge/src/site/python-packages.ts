import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { commonHeaders } from './policy.ts';
import { sendFile } from './send-file.ts';

/** Where pages find them. */
export const packagesPath = '/python-packages/';
const lockName = 'pyodide-lock.json';
const wheelFile = z.object({ file_name: z.string(), sha256: z.string() });
const lockFile = z.object({
  // Of a compiled wheel also the one it was made of, for pages that read the lock file before.
  packages: z.record(z.string(), wheelFile.extend({ source: wheelFile.optional() })),
});

/** Wheels of Python packages that lie beside the data: their lock file, and the files that it names. */
export class PythonPackages {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The answer to a GET or HEAD below `packagesPath`. Where there are no packages the lock file is an empty list: Python starts without them. */
  async serve(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.slice(packagesPath.length);
    const text = await readFile(join(this.#directory, lockName), 'utf8').catch(() => undefined);
    if (name === lockName)
      return new Response(text ?? '{"packages":{}}', {
        headers: {
          ...commonHeaders,
          'content-type': 'application/json',
          'cache-control': 'no-cache',
        },
      });
    const wheel = wheelsOf(text).find(({ file_name: file }) => file === name);
    const path = join(this.#directory, name);
    const found = wheel && (await stat(path).catch(() => undefined));
    if (!found)
      return new Response('No such package.\n', {
        status: 404,
        headers: { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8' },
      });
    return sendFile(
      request,
      {
        type: 'application/zip',
        // A name holds the version, and the page checks the hash.
        cache: 'public, max-age=31536000, immutable',
        policy: undefined,
        plain: { path, size: found.size, etag: `"${wheel.sha256.slice(0, 32)}"` },
        encoded: {},
      },
      200,
    );
  }
}

function wheelsOf(lock: string | undefined): readonly z.infer<typeof wheelFile>[] {
  try {
    const { packages } = lockFile.parse(JSON.parse(lock ?? ''));
    return Object.values(packages).flatMap(({ source, ...wheel }) => [
      wheel,
      ...(source ? [source] : []),
    ]);
  } catch {
    return [];
  }
}
