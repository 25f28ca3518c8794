/** Builds the site once for each state of the sources: a second `npm start` does not build again. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const platform = join(root, 'apps/platform');
/** Where the build goes; SITE_BUILD_DIR lets a second build stand beside the first. */
const buildDir = process.env['SITE_BUILD_DIR'] ?? join(platform, 'build');
const stampFile = join(buildDir, '.stamp');

/** The directory of the built site. */
export const siteDir = process.env['SITE_DIR'] ?? join(buildDir, 'client');

/** Path, size and time of every file that the build reads, and its settings. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'pnpm-lock.yaml',
      'packages/*/src/**/*',
      'packages/*/package.json',
      'apps/platform/{src,public,vite}/**/*',
      'apps/platform/*.{ts,json}',
      'content/**/*.{md,yaml}',
      'content/counts.json',
      'docs/guide/*.{md,json}',
      'packages/*/README.md',
      'packages/*/docs/*.md',
      '.changeset/*.md',
    ],
    { cwd: root },
  ).toSorted();
  for (const file of files) {
    const stats = statSync(join(root, file));
    if (stats.isFile()) hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`);
  }
  for (const name of ['VITE_SITE_ORIGIN', 'VITE_COUNT_USAGE'])
    hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** Runs the production build unless it stands already. Throws with the build's output if it fails. */
export async function buildSiteIfStale(): Promise<void> {
  const stamp = sourceStamp();
  if (
    existsSync(stampFile) &&
    existsSync(join(siteDir, 'index.html')) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
    return;
  console.log('Building the site…');
  const result = spawnSync(
    process.execPath,
    [
      '--conditions=@lemma/source',
      join(platform, 'node_modules/@react-router/dev/bin.js'),
      'build',
    ],
    {
      cwd: platform,
      encoding: 'utf8',
      // The site that is tried out shows example testimonials; `pnpm build` in apps/platform, for production, does not.
      env: { ...process.env, NODE_ENV: 'production', VITE_SHOW_EXAMPLES: '1' },
    },
  );
  if (result.status !== 0)
    throw new Error(`The site did not build:\n${result.stdout}\n${result.stderr}`);
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) await buildSiteIfStale();
