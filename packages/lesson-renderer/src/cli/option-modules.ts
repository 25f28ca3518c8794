import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Options of the command line that name modules. */
export type ModuleOption = '--widgets' | '--kinds' | '--extensions';

/** A module that each option may name, for messages. */
const examples: Readonly<Record<ModuleOption, string>> = {
  '--widgets': './widgets.js',
  '--kinds': './kinds.js',
  '--extensions': './extensions.js',
};

/**
 * Addresses of modules that a command line names: a file (`./widgets.js`), or a module of a package that is installed
 * where the command runs (`@lemma/widgets/schemas`). Throws an `Error` that says what to write if there is none.
 */
export function moduleAddresses(
  option: ModuleOption,
  names: readonly string[],
  directory = process.cwd(),
): readonly string[] {
  const { resolve: find } = createRequire(join(directory, 'content.js'));
  return names.map((name) => {
    const isFile = /^\.{0,2}[/\\]|^[a-z]:[/\\]/i.test(name);
    try {
      return pathToFileURL(find(isFile ? resolve(directory, name) : name)).href;
    } catch (cause) {
      throw new Error(
        isFile
          ? `${option}: there is no file "${name}" (looked for from ${directory}).`
          : `${option}: there is no module "${name}" where this command runs (${directory}). Install its package there, or give a file, as in ${option} ${examples[option]}.`,
        { cause },
      );
    }
  });
}

/** What a module exports. Throws an `Error` that names the module if it cannot be loaded. */
export async function loadModule(option: ModuleOption, module: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ module);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${option}: ${module} cannot be loaded: ${reason}`, { cause });
  }
}
