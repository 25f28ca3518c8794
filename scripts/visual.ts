/**
 * `pnpm visual [--base REF] [WORDS]`: draws every story and public page of the merge base with REF (default: main) and
 * of the working tree, at both widths, and compares them. WORDS (a regular expression) selects by name. Differences and
 * new pictures are shown in playwright-report/visual. No picture is kept in the repository: both sides are drawn by the
 * same Chromium on the same machine.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@lemma/testing/chromium';
import { checkOut, mergeBase, visualDir } from './visual/base-tree.ts';

const root = join(import.meta.dirname, '..');
const {
  values: { base: ref },
  positionals,
} = parseArgs({
  options: { base: { type: 'string', default: 'main' } },
  allowPositionals: true,
});
const words = positionals.join(' ');

/** Runs a script of a checkout; exits with its status if it fails. */
function run(
  directory: string,
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const { status } = spawnSync(process.execPath, ['--conditions=@lemma/source', file, ...args], {
    cwd: directory,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function build(directory: string): void {
  run(directory, 'scripts/site-build.ts');
  run(directory, 'node_modules/storybook/dist/bin/dispatcher.js', [
    'build',
    '-o',
    '.storybook/dist',
    '--quiet',
  ]);
}

/** Draws what a checkout has built, with the working tree's specifications. */
function draw(directory: string, pictures: string, draws: 'base' | 'change'): void {
  run(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'visual/playwright.config.ts', ...(words ? ['--grep', words] : [])],
    {
      VISUAL_STORYBOOK: join(directory, '.storybook/dist'),
      SITE_DIR: join(directory, 'apps/platform/build/client'),
      VISUAL_PICTURES: pictures,
      VISUAL_DRAWS: draws,
    },
  );
}

const chromium = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }).trim();
const commit = mergeBase(ref);
const pictures = join(visualDir, 'pictures', commit);
const key = createHash('sha256').update(`${chromium} ${words}`).digest('hex').slice(0, 16);
const drawn = join(pictures, `.drawn-${key}`);
console.log(`Comparing with ${commit.slice(0, 12)}, both drawn by ${chromium}.`);
if (!existsSync(drawn)) {
  mkdirSync(pictures, { recursive: true });
  const directory = checkOut(commit);
  build(directory);
  draw(directory, pictures, 'base');
  writeFileSync(drawn, '');
}
build(root);
draw(root, pictures, 'change');
