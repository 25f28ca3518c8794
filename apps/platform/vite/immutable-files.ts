import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's and React Router's files carry a digest of their content; Python's lie in a folder named by theirs. */
const namedByContent = [/^assets\/.+-[\w-]{8,}\.[a-z\d]+$/u, /^python\/[\w-]{8,}\/[^/]+$/u];

/**
 * Writes `immutable-files.json` into a finished build: the files whose names change with their content, so that a
 * browser may keep them for ever. Only the build knows which those are: a public file may have such a name by chance.
 * Throws if a folder that is the bundler's alone holds a file without a digest in its name.
 */
export function writeImmutableFiles(siteDir: string): readonly string[] {
  const files = globSync('{assets,python}/**/*', { cwd: siteDir })
    .filter((path) => statSync(join(siteDir, path)).isFile() && !/\.(?:br|gz)$/u.test(path))
    .toSorted();
  const unnamed = files.filter((path) => !namedByContent.some((pattern) => pattern.test(path)));
  if (unnamed.length > 0)
    throw new Error(
      `${unnamed.join(', ')}: files in assets/ and python/ are kept by browsers for ever, and these have no digest in their names. Put public files into another folder.`,
    );
  writeFileSync(join(siteDir, 'immutable-files.json'), JSON.stringify(files));
  return files;
}
