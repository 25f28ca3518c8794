import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Writes the licences of all packages whose code or fonts are inside what is bundled into `file`: MIT and its like ask for
 * their text wherever a copy goes. A package without a licence's text ends the build. `also` are texts of what no import names.
 */
export function thirdPartyLicences(file: string, also: readonly string[] = []): Plugin {
  return {
    name: 'third-party-licences',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const folders = new Set(
          Object.keys(metafile?.inputs ?? {}).flatMap((input) => folderOf(resolve(input)) ?? []),
        );
        const texts = [...folders].map(licenceOf).toSorted();
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(
          file,
          `What is bundled in this folder holds code or fonts of these packages, each under its licence.\n\n${[...texts, ...also].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
        );
      });
    },
  };
}

/** The folder of the package that a bundled file is of; undefined for this project's own. */
function folderOf(file: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder;
}

function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined || !existsSync(join(folder, file)))
    throw new Error(`${name} ${version} is bundled and comes without the text of its licence.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}
