/**
 * `pnpm release:check`: packs every package as npm would get it and holds the tarball against publint, are-the-types-wrong
 * (ESM only) and the promises of its manifest; then the public surface, the code in READMEs and guides, the server as it
 * is deployed, and the sizes.
 * With `--consumers` the same tarballs are installed in apps of other people and opened in Chromium.
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { apiDifferences } from './api/report.ts';
import { command, must, root, type Outcome } from './packing/command.ts';
import { buildAndPack, type Packed } from './packing/pack.ts';
import { printTable } from './measure/table.ts';
import { engineProblems } from './release/engines.ts';
import { deadLinksOf } from './release/dead-links.ts';
import { dependencyProblems } from './release/imports.ts';
import { manifest } from './release/manifest.ts';
import { readerCodeProblems } from './release/reader-code.ts';
import { serverArtefactProblems } from './release/server-artefact.ts';

const scratch = mkdtempSync(join(tmpdir(), 'lemma-pack-'));
const problems: string[] = [];

function note(where: string, found: readonly string[]): string {
  if (found.length > 0) problems.push(`${where}\n${found.join('\n')}`);
  return found.length === 0 ? 'ok' : 'FAILED';
}

const failure = async (outcome: Promise<Outcome>): Promise<string[]> => {
  const { ok, output } = await outcome;
  return ok ? [] : [output.trim()];
};

async function checkPackage({ name, folder, tarball }: Packed): Promise<Record<string, string>> {
  const unpacked = join(scratch, basename(folder));
  mkdirSync(unpacked);
  await must(command('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']), 'tar');
  const read = manifest.safeParse(JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')));
  const [publint, types] = await Promise.all([
    failure(command('publint', ['run', tarball, '--strict'])),
    failure(
      command('attw', [
        tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'styles.css',
        // A script for a plain page: nobody imports it.
        'lemma-lesson.js',
        // JSON for editors.
        'schemas/*.json',
      ]),
    ),
  ]);
  const files = read.success
    ? Object.values(read.data.exports)
        .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
        .filter((file) => globSync(file, { cwd: unpacked }).length === 0)
    : [];
  const needed = ['README.md', 'LICENSE'].filter((file) => !existsSync(join(unpacked, file)));
  const deadLinks = globSync('*.md', { cwd: unpacked })
    .concat(globSync('docs/*.md', { cwd: unpacked }))
    .flatMap((file) => deadLinksOf(unpacked, file));
  const typeTests = globSync('src/**/*.test-d.ts', { cwd: folder });
  return {
    package: name,
    manifest: note(`${name}: package.json`, read.success ? [] : [z.prettifyError(read.error)]),
    files: note(
      `${name}: these are missing in the tarball`,
      [...files, ...needed].map((file) => `  ${file}`),
    ),
    links: note(
      `${name}: links of its documents lead out of the tarball`,
      deadLinks.map((link) => `  ${link}`),
    ),
    dependencies: note(
      `${name}: dependencies`,
      read.success ? dependencyProblems(unpacked, folder, read.data) : [],
    ),
    engines: note(`${name}: engines`, engineProblems(folder)),
    publint: note(`${name}: publint --strict`, publint),
    attw: note(`${name}: are the types wrong`, types),
    'type tests': note(
      `${name}: type tests`,
      typeTests.length > 0 ? [] : ['There is no src/*.test-d.ts.'],
    ),
  };
}

try {
  const packed = await buildAndPack(scratch);
  const rows: Record<string, string>[] = [];
  for (const one of packed) rows.push(await checkPackage(one));
  note(
    'The public surface is not the one in docs/api. Run "pnpm api:report" and commit it.',
    await apiDifferences(),
  );
  note('Code in a README or a guide does not compile.', await readerCodeProblems());
  note('The server as it is deployed', await serverArtefactProblems(scratch));
  printTable(rows, { packages: rows, problems });

  const sized = await command(process.execPath, ['--conditions=@lemma/source', 'scripts/size.ts']);
  console.log(`\n${sized.output.trim()}`);
  note('An entry is over its budget.', sized.ok ? [] : [sized.output]);

  if (process.argv.includes('--consumers')) {
    const opened = await command(
      process.execPath,
      [
        '--conditions=@lemma/source',
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e/consumers/playwright.config.ts',
      ],
      root,
      { LEMMA_TARBALLS: scratch },
    );
    console.log(`\n${opened.output.trim()}`);
    note('The consumers’ apps', opened.ok ? [] : ['See above.']);
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(scratch, { recursive: true });
}
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
