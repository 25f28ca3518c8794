/**
 * `pnpm visual [--update] [WORDS]`: compares a picture of every story and public page, at both widths, with the one that is
 * kept in visual/baselines; --update takes new ones. WORDS of their names (a regular expression) leave the others out. Differences are
 * shown in playwright-report/visual.
 * Pictures hold for one version of Chromium: take new ones when it changes, on a machine like CI's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { findChromium } from './chromium.ts';
import { buildSiteIfStale } from './site-build.ts';

const root = join(import.meta.dirname, '..');
const began = Date.now();
const {
  values: { update: isUpdate },
  positionals,
} = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const words = positionals.join(' ');
/** The version of Chromium that took the pictures. */
const takenWith = join(root, 'visual/baselines/chromium.txt');

function run(file: string, ...args: string[]): number {
  const { status } = spawnSync(process.execPath, ['--conditions=@lemma/source', file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return status ?? 1;
}

const version = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }).trim();
const kept = existsSync(takenWith) ? readFileSync(takenWith, 'utf8').trim() : version;
if (!isUpdate && kept !== version)
  console.warn(
    `The pictures were taken with ${kept}; this is ${version}, which may draw otherwise.`,
  );

await buildSiteIfStale();
const builds = run(
  'node_modules/storybook/dist/bin/dispatcher.js',
  'build',
  '-o',
  '.storybook/dist',
  '--quiet',
);
process.exitCode =
  builds ||
  run(
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'visual/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=all'] : []),
    ...(words ? ['--grep', words] : []),
  );
if (isUpdate) {
  if (!words) writeFileSync(takenWith, `${version}\n`);
  await shrinkPictures();
}

/** Writes each new picture in 256 colours, a third of its size: the repository keeps them, and a comparison tells no finer. */
async function shrinkPictures(): Promise<void> {
  const files = globSync('visual/baselines/**/*.png', { cwd: root }).filter(
    (file) => statSync(join(root, file)).mtimeMs >= began,
  );
  let bytes = 0;
  for (const file of files) {
    const path = join(root, file);
    const small = await sharp(readFileSync(path))
      .png({ palette: true, quality: 100, dither: 0, effort: 10 })
      .toBuffer();
    if (small.length < readFileSync(path).length) writeFileSync(path, small);
    bytes += readFileSync(path).length;
  }
  console.log(`${files.length} new pictures, ${(bytes / 1e6).toFixed(1)} MB`);
}
