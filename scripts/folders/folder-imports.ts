import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One import between two folders of a source tree; paths are relative to the tree, `.` is the tree itself. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly imported: string;
}

export interface SourceFolders {
  /** Every folder with a module in it. */
  readonly folders: readonly string[];
  /** Imports between folders, those of types included. Tests and stories are left out: nothing imports them. */
  readonly imports: readonly FolderImport[];
  /** Imports of a test or story by an ordinary module: there should be none. */
  readonly importsOfTests: readonly FolderImport[];
}

/** A test or story enters by its package's public entry, which imports every folder; a fixture is an ordinary module. */
const isTest = (file: string) => /\.(test|test-d|stories)\.tsx?$/.test(file);
const isModule = (file: string) => /\.(tsx?|json)$/.test(file);

/** Reads which folder of a source tree imports which. Stylesheets are left out: they import no module. */
export function readFolders(tree: string): SourceFolders {
  const files = globSync('**/*.{ts,tsx}', { cwd: tree }).sort();
  const between = files.flatMap((file) =>
    importSpecifiers(file, readFileSync(join(tree, file), 'utf8'))
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => normalize(join(dirname(file), specifier)))
      .filter((imported) => isModule(imported) && !imported.startsWith('..'))
      .map((imported) => ({ from: dirname(file), to: dirname(imported), file, imported })),
  );
  return {
    folders: [...new Set(files.map((file) => dirname(file)))],
    imports: between.filter(({ file, from, to }) => from !== to && !isTest(file)),
    importsOfTests: between.filter(({ file, imported }) => isTest(imported) && !isTest(file)),
  };
}

/** What a module imports or exports from elsewhere, types and imports at run time included, without Vite's queries. */
export function importSpecifiers(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return [...new Set(specifiers.map((specifier) => specifier.replace(/\?.*$/, '')))];
}
