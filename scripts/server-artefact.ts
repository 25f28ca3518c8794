/**
 * `pnpm server:artefact FOLDER`: the server as a folder that starts with Node alone, without the workspace:
 * `apps/edge` with its dependencies and their bill of materials, the content, and with `--site` the built site. `--built` takes the packages as
 * they were built last.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials } from './licences/bill-of-materials.ts';
import { must, pnpm, root } from './packing/command.ts';

const given = process.argv.slice(2);
const [folder] = given.filter((argument) => !argument.startsWith('--'));
if (folder === undefined)
  throw new Error('Name the folder to write: pnpm server:artefact FOLDER [--site] [--built].');
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0)
  throw new Error(`${target} is not empty. Name another folder.`);

if (!given.includes('--built'))
  await must(
    pnpm(['--filter', '@lemma/edge^...', '--workspace-concurrency=2', 'run', 'build']),
    'Building the packages',
  );
mkdirSync(target, { recursive: true });
await must(
  pnpm(['--filter', '@lemma/edge', 'deploy', '--prod', '--legacy', join(target, 'apps/edge')]),
  'Copying the server and its dependencies',
);
// The same places as in the workspace, so that the server's defaults hold.
cpSync(join(root, 'content'), join(target, 'content'), { recursive: true });
writeFileSync(join(target, 'sbom.cdx.json'), await billOfMaterials('server'));
if (given.includes('--site')) {
  // Not the build of `npm start`, which shows example testimonials.
  await must(pnpm(['--filter', '@lemma/platform', 'run', 'build']), 'Building the site');
  cpSync(join(root, 'apps/platform/build/client'), join(target, 'site'), { recursive: true });
}
console.log(
  `The server is in ${target}. Start it with: node ${join(target, 'apps/edge/src/main.ts')}`,
);
