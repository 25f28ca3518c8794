import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentDirectory } from '../read-courses.ts';

const repository = join(contentDirectory, '..');
const source = /\.(?:py|ts|tsx)$/u;
const test = /\.(?:test|fixture)\.tsx?$/u;

export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hash of the Python that proofs run in, and of these sources: files, or folders with all that is in them. Paths begin at the
 * repository's root. Tests do not count.
 */
export function checkerHash(paths: readonly string[]): string {
  const { dependencies } = z
    .object({ dependencies: z.object({ pyodide: z.string() }) })
    .parse(
      JSON.parse(readFileSync(join(repository, 'packages/python-runtime/package.json'), 'utf8')),
    );
  const files = paths.flatMap((path) => sourcesIn(join(repository, path)));
  return hashOf([dependencies.pyodide, ...files.map((file) => readFileSync(file, 'utf8'))]);
}

function sourcesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name) && !test.test(name))
    .toSorted()
    .map((name) => join(path, name));
}
