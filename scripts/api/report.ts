/**
 * `pnpm api:report`: writes the public surface of each package to docs/api, so that a change of it shows in the diff.
 * `--check` writes nothing and fails with the difference. It reads the sources alone, never a dist folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { command, must, root } from '../packing/command.ts';
import { readSurface } from './surface.ts';

const manifest = z.looseObject({
  name: z.string(),
  private: z.boolean().optional(),
  exports: z.record(
    z.string(),
    z.union([z.string(), z.looseObject({ '@lemma/source': z.string().optional() })]),
  ),
});

/** The report of each package: its folder's name to Markdown. */
export async function apiReports(): Promise<ReadonlyMap<string, string>> {
  const scratch = mkdtempSync(join(tmpdir(), 'lemma-api-'));
  try {
    const reports = new Map<string, string>();
    for (const file of globSync('packages/*/package.json', { cwd: root }).toSorted()) {
      const found = manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
      if (found.private === true) continue;
      const folder = basename(dirname(file));
      // Declarations of a package and of all it imports from the workspace, from their sources.
      await must(
        command('tsc', [
          '-p',
          join(root, dirname(file), 'tsconfig.build.json'),
          '--outDir',
          scratch,
          '--rootDir',
          join(root, 'packages'),
          '--customConditions',
          '@lemma/source',
          // One thread: the order in which the compiler spells a union must not depend on the machine.
          '--singleThreaded',
        ]),
        `Declarations of ${folder}`,
      );
      reports.set(folder, reportOf(found.name, found.exports, join(scratch, folder)));
    }
    return reports;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function reportOf(
  name: string,
  exports: z.infer<typeof manifest>['exports'],
  folder: string,
): string {
  const used = new Map<string, string>();
  const told = new Map<string, string>();
  const parts = [`# ${name}`, 'Made by `pnpm api:report`.'];
  for (const [path, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? undefined : target['@lemma/source'];
    if (!source || !/\.tsx?$/.test(source)) {
      parts.push(`## ${path}`);
      continue;
    }
    const surface = readSurface(join(folder, source.replace(/\.tsx?$/, '.d.ts')));
    for (const [key, text] of surface.used) used.set(key.replace(folder, '.'), text);
    const [fresh, again] = [new Map<string, string>(), []] as [Map<string, string>, string[]];
    for (const [exportedName, text] of surface.exported) {
      if (told.get(exportedName) === text) again.push(exportedName);
      else fresh.set(exportedName, text);
      told.set(exportedName, text);
    }
    parts.push(`## ${path}`);
    if (fresh.size > 0) parts.push(block(fresh));
    if (again.length > 0) parts.push(`As above: ${again.toSorted().join(', ')}.`);
  }
  if (used.size > 0) parts.push('## Declarations behind these', block(used));
  return `${parts.join('\n\n')}\n`;
}

function block(declarations: ReadonlyMap<string, string>): string {
  const sorted = [...declarations].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const told = sorted.map(([name, text]) => {
    const short = shortened(text);
    return text.includes(name.split(' ').at(-1) ?? '') ? short : `// ${name}\n${short}`;
  });
  return ['```ts', ...new Set(told), '```'].join('\n');
}

/** A type that the compiler spelt out over pages is told by its beginning and the hash of all of it. */
function shortened(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= 150) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return [...lines.slice(0, 20), `// … ${lines.length - 20} more lines, sha256 ${hash}`].join('\n');
}

/** Names of the reports that differ from those committed, each with its first differing lines. */
export async function apiDifferences(): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const [folder, report] of await apiReports()) {
    const file = join(root, 'docs/api', `${folder}.md`);
    const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const now = report.split('\n');
    const gone = known.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
    const come = now.filter((line) => !known.includes(line)).map((line) => `+ ${line}`);
    if (known.join('\n') === report) continue;
    differences.push(
      [`docs/api/${folder}.md`, ...gone.slice(0, 20), ...come.slice(0, 20)].join('\n'),
    );
  }
  return differences;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const differences = await apiDifferences();
    for (const difference of differences) console.error(`${difference}\n`);
    if (differences.length > 0) {
      console.error('The public surface changed. Run "pnpm api:report" and commit docs/api.');
      process.exitCode = 1;
    }
  } else {
    for (const [folder, report] of await apiReports()) {
      writeFileSync(join(root, 'docs/api', `${folder}.md`), report);
    }
  }
}
