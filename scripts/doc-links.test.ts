import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'apps/*/README.md'], {
  cwd: root,
});

/** Targets of a page's links that are files of this repository, without what comes after `#`. */
function linkedFiles(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/gu, '');
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/gu), ([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|#)/u.test(target))
    .map((target) => target.replace(/#.*/u, ''));
}

it.each(pages)('every file that %s links to exists', (page) => {
  const missing = linkedFiles(page).filter((file) => !existsSync(join(root, dirname(page), file)));
  expect(missing).toEqual([]);
});

it('every area of docs/security.md names its tests', () => {
  const files = linkedFiles('docs/security.md').filter((file) =>
    /\.(?:test|spec)\.tsx?$/u.test(file),
  );
  expect(new Set(files).size).toBeGreaterThan(20);
});
