import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, pnpm } from '../../scripts/packing/command.ts';

const apps = join(import.meta.dirname, 'apps');

const author = { '@lemma/lesson-renderer': '0.1.0', '@lemma/widgets': '0.1.0' };
const allPackages = {
  ...author,
  '@lemma/api-client': '0.1.0',
  '@lemma/learning-engine': '0.1.0',
  '@lemma/python-runtime': '0.1.0',
  '@lemma/ui': '0.1.0',
};
const typescript = { typescript: '7.0.2' };
/** Both ends of the range of Vite that `pythonRuntime()` is for. */
const oldestVite = { vite: '7.0.0', '@vitejs/plugin-react': '5.0.0', ...typescript };
const newestVite = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0', ...typescript };
const react = (version: string, types: string) => ({
  react: version,
  'react-dom': version,
  '@types/react': types,
  '@types/react-dom': types,
});

/** Each app by its folder: where its sources come from and what it depends on, both ends of the peer ranges among them. */
const manifests: Readonly<
  Record<string, { readonly sources: string; readonly dependencies: Record<string, string> }>
> = {
  author: {
    sources: 'author',
    dependencies: {
      ...author,
      '@lemma/learning-engine': '0.1.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
  },
  'react-18': {
    sources: 'react',
    dependencies: {
      ...allPackages,
      ...oldestVite,
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
    },
  },
  'react-19': {
    sources: 'react',
    dependencies: { ...allPackages, ...newestVite, ...react('19.3.1', '19.3.0') },
  },
  next: {
    sources: 'next',
    dependencies: { ...author, next: '16.4.4', react: '19.3.1', 'react-dom': '19.3.1' },
  },
  plain: { sources: 'plain', dependencies: author },
  grader: { sources: 'grader', dependencies: { '@lemma/python-runtime': '0.1.0' } },
};

/** Lays out the throw-away apps in `folder` and installs them, every @lemma package from the tarballs. */
export async function installApps(folder: string, tarballs: string): Promise<void> {
  const overrides = globSync('*.tgz', { cwd: tarballs })
    .toSorted()
    .map((file) => {
      const name = file.replace(/^lemma-/, '@lemma/').replace(/-\d+\.\d+\.\d+.*$/, '');
      return `  '${name}': 'file:${join(tarballs, file)}'`;
    });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumers', private: true }));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    [
      "packages: ['*']",
      // Next's image service is not used; esbuild, of Vite 7, has its program from a package of its own.
      'allowBuilds: { sharp: false, esbuild: false }',
      'overrides:',
      "  sharp: '-'",
      ...overrides,
      '',
    ].join('\n'),
  );
  for (const [name, { sources, dependencies }] of Object.entries(manifests)) {
    mkdirSync(join(folder, name));
    cpSync(join(apps, sources), join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, name, 'package.json'),
      JSON.stringify({ name, private: true, type: 'module', dependencies }, undefined, 2),
    );
  }
  await must(pnpm(['install', '--prefer-offline'], folder), 'Installing the consumers’ apps');
}
