/** Checks the types of every room, and of the scripts around them, one compiler run each. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

// The router's generated types must stand before the site is checked.
const platform = join(root, 'apps/platform');
if (existsSync(join(platform, 'react-router.config.ts')))
  spawnSync(
    process.execPath,
    [
      '--conditions=@lemma/source',
      join(platform, 'node_modules/@react-router/dev/bin.js'),
      'typegen',
    ],
    { cwd: platform, stdio: 'inherit' },
  );

const projects = [
  'tsconfig.json',
  ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).toSorted(),
];
const failed = projects.filter((project) => {
  const { status } = spawnSync(bin('tsc'), ['-p', project], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
console.log(
  failed.length === 0
    ? `${projects.length} projects type-check`
    : `Type errors in: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
