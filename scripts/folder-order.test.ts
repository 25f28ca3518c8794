import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFolders } from './folders/folder-imports.ts';
import { folderOrders } from './folders/orders.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'lemma-folders-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The folders of a tree of files that this test writes. */
function foldersOf(files: Readonly<Record<string, string>>) {
  const tree = mkdtempSync(join(scratch, 'tree-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  return readFolders(tree);
}

describe.each(Object.entries(folderOrders))('the folders of %s', (tree, order) => {
  const { folders, imports, importsOfTests } = readFolders(join(root, tree));

  it('are all in the order', () => {
    expect([...folders].sort()).toEqual([...order].sort());
  });

  it('import only folders that come before them', () => {
    const upwards = imports.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from));
    expect(upwards.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  it('import no test and no story', () => {
    expect(importsOfTests).toEqual([]);
  });
});

describe('reading the imports between folders', () => {
  it('finds imports of types, exports from elsewhere and imports at run time', () => {
    const { imports } = foldersOf({
      'a/a.ts': "import type { B } from '../b/b.ts';\nexport const a = (b: B) => b;\n",
      'b/b.ts': "export { type C } from '../c/c.ts';\nexport type B = string;\n",
      'c/c.ts': "export type C = string;\nexport const d = () => import('../d/d.ts');\n",
      'd/d.ts': 'export const d = 1;\n',
    });
    expect(imports.map(({ from, to }) => `${from} → ${to}`)).toEqual(['a → b', 'b → c', 'c → d']);
  });

  it('counts the imports of a fixture, but not those of a test', () => {
    const { imports } = foldersOf({
      'a/a.ts': 'export const a = 1;\n',
      'b/b.fixture.ts': "import '../a/a.ts';\n",
      'b/b.test.ts': "import '../c/c.ts';\n",
      'c/c.ts': 'export const c = 1;\n',
    });
    expect(imports.map(({ file, imported }) => `${file} → ${imported}`)).toEqual([
      'b/b.fixture.ts → a/a.ts',
    ]);
  });
});
