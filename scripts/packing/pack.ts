import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { must, pnpm, root } from './command.ts';

export interface Packed {
  readonly name: string;
  /** Folder of the package in the workspace. */
  readonly folder: string;
  readonly tarball: string;
}

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  private: z.boolean().optional(),
});

/** Builds every package from nothing and packs those that are published as npm would get them. Throws with the output of what failed. */
export async function buildAndPack(destination: string): Promise<readonly Packed[]> {
  // In the order of their dependencies: a package's types are made from those of what it imports.
  await must(
    pnpm(['--recursive', '--filter', './packages/*', '--workspace-concurrency=2', 'run', 'build']),
    'Building the packages',
  );
  return packAll(destination);
}

async function packAll(destination: string): Promise<readonly Packed[]> {
  const files = globSync('packages/*/package.json', { cwd: root }).toSorted();
  const published = files
    .map((file) => ({
      ...manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
      folder: join(root, dirname(file)),
    }))
    .filter((found) => found.private !== true);
  return Promise.all(
    published.map(async ({ name, version, folder }) => {
      await must(pnpm(['pack', '--pack-destination', destination], folder), `Packing ${name}`);
      const flat = name.replace('@', '').replace('/', '-');
      return { name, folder, tarball: join(destination, `${flat}-${version}.tgz`) };
    }),
  );
}
