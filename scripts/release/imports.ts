import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';
import type { Manifest } from './manifest.ts';

/**
 * What the code and the types in an unpacked package import, against what its manifest declares.
 * Types count like code, since a consumer's compiler follows them. `source` is the package in the workspace, with what
 * it depends on installed: a dependency may stand there because another asks for it as its peer.
 */
export function dependencyProblems(folder: string, source: string, given: Manifest): string[] {
  const declared = { ...given.dependencies, ...given.peerDependencies };
  const imported = new Set(
    globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((file) =>
      importsOf(join(folder, file)),
    ),
  );
  const asked = new Set(
    Object.keys(given.dependencies).flatMap((name) =>
      Object.keys(
        peers.parse(
          JSON.parse(readFileSync(join(source, 'node_modules', name, 'package.json'), 'utf8')),
        ).peerDependencies,
      ),
    ),
  );
  // `import type … from 'hast'` is answered by @types/hast.
  const undeclared = [...imported].filter(
    (name) => !(name in declared) && !(`@types/${name}` in declared) && name !== given.name,
  );
  const unused = Object.keys(given.dependencies).filter(
    (name) => !imported.has(name.replace('@types/', '')) && !asked.has(name),
  );
  return [
    ...undeclared.map((name) => `It imports ${name} and does not declare it.`),
    ...unused.map((name) => `It depends on ${name} and imports it nowhere.`),
  ];
}

const peers = z.looseObject({ peerDependencies: z.record(z.string(), z.string()).default({}) });

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const text = code.slice(moduleRequest.start, moduleRequest.end);
      return /^["'][^"']+["']$/.test(text) ? [text.slice(1, -1)] : [];
    }),
    ...[...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name]) => name ?? ''),
  ];
  return specifiers
    .filter((name) => !/^[./]|^[a-z]+:/.test(name) && !isBuiltin(name) && name !== '')
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
