import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { decisionIndex, indexFile } from './decisions.ts';
import { deadLinksOf, localTargets } from './release/dead-links.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{packages,apps}/*/*.md', 'packages/*/docs/*.md', 'content/*.md'],
  {
    cwd: root,
    exclude: ['**/CHANGELOG.md'],
  },
);

it('every area of docs/security.md names its tests', () => {
  const tests = localTargets(readFileSync(join(root, 'docs/security.md'), 'utf8')).filter((file) =>
    /\.(?:test|spec)\.tsx?$/u.test(file),
  );
  expect(new Set(tests).size).toBeGreaterThan(20);
});

it.each(documents)('%s links only to what is there', (document) => {
  expect(deadLinksOf(root, document)).toEqual([]);
});

const manifest = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

it('the drawing of the architecture shows the dependencies between packages as they are', () => {
  const drawn = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(
    /^ {2}(?<from>[a-z-]+) --> (?<to>[a-z-]+)$/gmu,
  );
  const packages = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => ({
    ...manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
    folder: dirname(file),
  }));
  // Private packages below packages/ serve tests and builds alone; the text under the drawing names them.
  const tools = new Set(
    packages
      .filter((found) => found.private && dirname(found.folder) === 'packages')
      .map(({ name }) => name),
  );
  const real = packages.flatMap(({ folder, dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => name.startsWith('@lemma/') && !tools.has(name))
      .map((name) => `${basename(folder)} ${name.replace('@lemma/', '')}`),
  );
  const arrows = [...drawn].map(({ groups }) => `${groups?.['from']} ${groups?.['to']}`);
  expect(arrows.toSorted()).toEqual(real.toSorted());
});

it('the index of decisions is what the decisions say of themselves', () => {
  expect(readFileSync(indexFile, 'utf8')).toBe(decisionIndex());
  const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: root })
    .map((file) => Number(basename(file).slice(0, 4)))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
