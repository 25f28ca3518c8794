import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsOutside, productionImportsOfTesting } from './folders/package-imports.ts';

const root = join(import.meta.dirname, '..');
let scratch = '';

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lemma-walls-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'));
});

afterAll(() => rmSync(scratch, { recursive: true }));

/** What the linter says of a file with this code at this place. */
function lint(place: string, code: string): string {
  const file = join(scratch, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=unix', place], {
    cwd: scratch,
    encoding: 'utf8',
  });
  rmSync(file);
  return stdout;
}

const forbidden: readonly (readonly [room: string, imported: string])[] = [
  ['packages/learning-engine/src/a.ts', 'react'],
  ['packages/learning-engine/src/a.ts', '@lemma/lesson-renderer'],
  ['packages/learning-engine/src/a.ts', 'node:fs'],
  ['packages/lesson-renderer/src/lesson/a.tsx', '@chakra-ui/react'],
  ['packages/lesson-renderer/src/lesson/a.tsx', '@lemma/widgets'],
  ['packages/lesson-renderer/src/lesson/a.tsx', '@lemma/ui'],
  ['packages/lesson-renderer/src/lesson/a.tsx', '@lemma/api-client'],
  ['packages/widgets/src/a.tsx', '@lemma/api-client'],
  ['packages/widgets/src/a.tsx', '@chakra-ui/react'],
  ['packages/python-runtime/src/a.ts', '@lemma/learning-engine'],
  ['packages/ui/src/a.tsx', '@lemma/lesson-renderer'],
  ['packages/api-client/src/a.ts', '@lemma/widgets'],
  ['packages/api-client/src/a.ts', '@lemma/lesson-renderer/compile'],
  ['apps/edge/src/a.ts', '@lemma/lesson-renderer'],
  ['apps/edge/src/a.ts', 'react'],
  ['apps/platform/vite/a.ts', '../../edge/src/content/load-content.ts'],
  ['content/tools/a.ts', '../../apps/edge/src/content/load-content.ts'],
  ['.storybook/lessons/a.ts', '../../apps/edge/src/content/load-content.ts'],
];

describe('the walls between rooms', () => {
  it.each(forbidden)('%s may not import %s', (place, imported) => {
    expect(lint(place, `import * as thing from '${imported}';\nexport { thing };\n`)).toContain(
      'no-restricted-imports',
    );
  });

  it.each([
    ['packages/lesson-renderer/src/lesson/a.tsx', '@lemma/learning-engine'],
    ['packages/widgets/src/a.tsx', '@lemma/lesson-renderer'],
    ['apps/edge/src/a.ts', '@lemma/api-client/contract'],
    ['apps/edge/src/a.ts', '@lemma/lesson-renderer/compile'],
    ['apps/platform/src/a.tsx', '@lemma/widgets'],
  ])('%s may import %s', (place, imported) => {
    expect(lint(place, `import * as thing from '${imported}';\nexport { thing };\n`)).not.toContain(
      'no-restricted-imports',
    );
  });

  it('keeps the clock and chance out of the engine', () => {
    const said = lint(
      'packages/learning-engine/src/a.ts',
      'export const now = () => Date.now() + Math.random();\n',
    );
    expect(said).toContain("'Date.now' is restricted");
    expect(said).toContain("'Math.random' is restricted");
  });

  it('refuses a circle of imports', () => {
    const other = join(scratch, 'packages/widgets/src/b.ts');
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, "import { a } from './a.ts';\nexport const b = () => a;\n");
    expect(
      lint('packages/widgets/src/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n"),
    ).toContain('no-cycle');
    rmSync(other);
  });
});

const packageFolders = globSync('{packages,apps}/*/package.json', { cwd: root }).map(dirname);

describe.each(packageFolders.sort())('%s', (folder) => {
  it('imports no file outside its folder by a relative path', () => {
    expect(importsOutside(join(root, folder))).toEqual([]);
  });

  it('imports test code only in tests, stories and fixtures', () => {
    expect(productionImportsOfTesting(join(root, folder))).toEqual([]);
  });
});

it('finds relative imports out of a package, and test code that production imports', () => {
  const folder = join(scratch, 'packages/widgets');
  mkdirSync(join(folder, 'src'), { recursive: true });
  const files = ['tsup.config.ts', 'src/a.ts', 'src/a.test.ts', 'src/a.stories.tsx'];
  for (const file of files)
    writeFileSync(
      join(folder, file),
      "import '../../scripts/a.ts';\nimport type { StoryInput } from '@lemma/testing/story-input';\n",
    );
  writeFileSync(
    join(folder, 'src/b.ts'),
    "export * from '../src/a.ts';\nexport * from '../testing/open-site.ts';\n",
  );
  expect(importsOutside(folder)).toEqual(
    files.toSorted().map((file) => `${file} imports ../../scripts/a.ts`),
  );
  expect(productionImportsOfTesting(folder)).toEqual([
    'src/a.ts imports @lemma/testing/story-input',
    'src/b.ts imports ../testing/open-site.ts',
    'tsup.config.ts imports @lemma/testing/story-input',
  ]);
  for (const file of [...files, 'src/b.ts']) rmSync(join(folder, file));
});
