import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { decisionIndex, indexFile } from './decisions.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/*.md', 'content/*.md'], {
  cwd: root,
  exclude: ['**/CHANGELOG.md'],
});

const code = /^(?<fence>`{3,})[^]*?^\k<fence>$|(?<ticks>`+)[^`\n]+\k<ticks>/gmu;

/** Targets of links and pictures that lie in the repository, without their fragment. */
function localTargets(markdown: string): readonly string[] {
  return [...markdown.replace(code, '').matchAll(/\]\((?<target>[^)\s]+)\)/gu)]
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter((target) => !/^(?:[a-z]+:|#)/u.test(target))
    .map((target) => target.replace(/#.*$/u, ''));
}

it('every area of docs/security.md names its tests', () => {
  const tests = localTargets(readFileSync(join(root, 'docs/security.md'), 'utf8')).filter((file) =>
    /\.(?:test|spec)\.tsx?$/u.test(file),
  );
  expect(new Set(tests).size).toBeGreaterThan(20);
});

it.each(documents)('%s links only to what is there', (document) => {
  const missing = localTargets(readFileSync(join(root, document), 'utf8')).filter(
    (target) => !existsSync(join(root, dirname(document), target)),
  );
  expect(missing).toEqual([]);
});

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

it('the drawing of the architecture shows the dependencies between packages as they are', () => {
  const drawn = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(
    /^ {2}(?<from>[a-z-]+) --> (?<to>[a-z-]+)$/gmu,
  );
  const real = globSync('{packages,apps}/*/package.json', { cwd: root }).flatMap((file) => {
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    );
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => name.startsWith('@lemma/'))
      .map((name) => `${basename(dirname(file))} ${name.replace('@lemma/', '')}`);
  });
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
