/**
 * `pnpm chromatic`: sends the stories to Chromatic, which compares their pictures with those accepted before, on hosts
 * that have a token. `pnpm visual` compares the same stories on this machine, without one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN (in the project at chromatic.com under ' +
      'Manage → Configure). To compare pictures on this machine, without a token, run "pnpm visual".',
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, '../node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)],
  { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
