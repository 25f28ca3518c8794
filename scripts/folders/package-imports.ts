import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importSpecifiers } from './folder-imports.ts';

const generated = ['**/{node_modules,dist,build,.react-router,.reports}/**'];

/** A module that only tests or stories import. */
const isForTests = (file: string) =>
  /\.(test|test-d|stories|fixture)\.tsx?$/.test(file) || file.startsWith('testing/');

/** Every import of a package's modules, stories and configuration; paths are relative to the package. */
function importsOf(folder: string): readonly { file: string; specifier: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: generated })
    .sort()
    .flatMap((file) =>
      importSpecifiers(file, readFileSync(join(folder, file), 'utf8')).map((specifier) => ({
        file,
        specifier,
      })),
    );
}

/** Data of the courses, which belongs to no package. */
const isCourseData = (specifier: string) => /\/content\/[\w/-]+\.json$/.test(specifier);

/** The relative imports that leave a package's folder: other packages are imported by name, scripts not at all. */
export function importsOutside(folder: string): readonly string[] {
  return importsOf(folder)
    .filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') &&
        !isCourseData(specifier) &&
        normalize(join(dirname(file), specifier)).startsWith('..'),
    )
    .map(({ file, specifier }) => `${file} imports ${specifier}`);
}

/** The imports of test code, `@lemma/testing` or the package's own `testing/`, by modules that production runs. */
export function productionImportsOfTesting(folder: string): readonly string[] {
  return importsOf(folder)
    .filter(
      ({ file, specifier }) =>
        !isForTests(file) &&
        (specifier.startsWith('@lemma/testing/') ||
          (specifier.startsWith('.') && isForTests(normalize(join(dirname(file), specifier))))),
    )
    .map(({ file, specifier }) => `${file} imports ${specifier}`);
}
