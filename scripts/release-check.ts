/**
 * `pnpm release:check`: packs every package as npm would get it and holds the tarball against publint,
 * are-the-types-wrong (ESM only), and the promises of its manifest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { printTable } from './measure/table.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'lemma-pack-'));

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  description: z.string().min(20),
  license: z.literal('MIT'),
  keywords: z.array(z.string()).min(3),
  publishConfig: z.looseObject({ access: z.literal('public'), provenance: z.literal(true) }),
});

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

function command(name: string, args: string[], cwd = root): Outcome {
  const local = join(root, 'node_modules/.bin', name);
  const { status, stdout, stderr } = spawnSync(existsSync(local) ? local : name, args, {
    cwd,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
}

const pnpm = (args: string[], cwd: string): Outcome =>
  command('npx', ['--yes', 'pnpm@12.18.0', ...args], cwd);

// In the order of their dependencies: a package's types are made from those of what it imports.
const built = pnpm(['--recursive', '--filter', './packages/*', 'run', 'build'], root);
if (!built.ok) {
  console.error(built.output);
  process.exit(1);
}

const rows = [];
const problems: string[] = [];
for (const file of globSync('packages/*/package.json', { cwd: root }).toSorted()) {
  const folder = join(root, dirname(file));
  const read = manifest.safeParse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const name = read.data?.name ?? dirname(file);
  const note = (check: string, { ok, output }: Outcome) => {
    if (!ok) problems.push(`${name}: ${check}\n${output.trim()}`);
    return ok ? 'ok' : 'FAILED';
  };
  const fields = note('manifest', {
    ok: read.success,
    output: read.success ? '' : z.prettifyError(read.error),
  });
  const readme = note('README.md', {
    ok: existsSync(join(folder, 'README.md')),
    output: 'There is no README.md.',
  });
  const packed = note('pack', pnpm(['pack', '--pack-destination', scratch], folder));
  const tarball =
    globSync(`${name.replace('@', '').replace('/', '-')}-*.tgz`, { cwd: scratch })[0] ?? '';
  const publint = note(
    'publint --strict',
    command('publint', ['run', join(scratch, tarball), '--strict']),
  );
  const attw = note(
    'attw',
    command('attw', [
      join(scratch, tarball),
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      // A script for a plain page: nobody imports it.
      'lemma-lesson.js',
    ]),
  );
  rows.push({ package: name, manifest: fields, readme, pack: packed, publint, attw });
}
rmSync(scratch, { recursive: true });
printTable(rows, { packages: rows, problems });
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
