import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { WidgetSchema } from '../format/compile-options.ts';

const standardSchema = v.custom<NonNullable<WidgetSchema['schema']>>(
  (value) =>
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    '~standard' in value,
);

const widgetModule = v.looseObject({
  widgetSchemas: v.array(
    v.looseObject({
      name: v.string(),
      title: v.string(),
      schema: v.exactOptional(standardSchema),
    }),
  ),
});

/**
 * Addresses of modules that a command line names: a file (`./widgets.js`), or a module of a package that is installed
 * where the command runs (`@lemma/widgets/schemas`). Throws an `Error` that says what to write if there is none.
 */
export function widgetModules(
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
          ? `--widgets: there is no file "${name}" (looked for from ${directory}).`
          : `--widgets: there is no module "${name}" where this command runs (${directory}). Install its package there, or give a file, as in --widgets ./widgets.js.`,
        { cause },
      );
    }
  });
}

/**
 * The widgets that modules export as `widgetSchemas`, a list of `{ name, title, schema? }`; of two with one name the
 * last counts. Throws an `Error` that names the module if it cannot be loaded or exports no such list.
 */
export async function loadWidgets(modules: readonly string[]): Promise<readonly WidgetSchema[]> {
  const widgets = new Map<string, WidgetSchema>();
  for (const module of modules) {
    const checked = v.safeParse(widgetModule, await load(module));
    if (!checked.success)
      throw new Error(
        `--widgets: ${module} exports no "widgetSchemas": it must be a list of { name, title, schema }, as "@lemma/widgets/schemas" has it.`,
      );
    for (const widget of checked.output.widgetSchemas) widgets.set(widget.name, widget);
  }
  return [...widgets.values()];
}

async function load(module: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ module);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`--widgets: ${module} cannot be loaded: ${reason}`, { cause });
  }
}
