/**
 * `node scripts/vitest/run-tests.ts unit|browser|stories-desktop|stories-phone`: one Vitest project; unit tests as far as
 * they lie in the current folder (a package, or the root with what belongs to no package). The report goes to `.reports/`.
 */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [task = 'unit'] = process.argv.slice(2);
const viewport = /^stories-(?<viewport>desktop|phone)$/u.exec(task)?.groups?.['viewport'];
const here = relative(root, process.cwd());

function folders(): string[] {
  // Starting Vite for each package costs more than it saves, and modules found late reload the page.
  if (viewport || task === 'browser') return [];
  return here === '' ? ['content/', 'scripts/', 'benchmarks/'] : [`${here}/`];
}

const { status } = spawnSync(
  process.execPath,
  [
    '--conditions=@lemma/source',
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--root=${root}`,
    `--project=${viewport ? 'storybook' : task}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(here, `.reports/${task}.json`)}`,
    ...folders(),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(viewport ? { STORYBOOK_VIEWPORT: viewport } : {}) },
  },
);
process.exitCode = status ?? 1;
