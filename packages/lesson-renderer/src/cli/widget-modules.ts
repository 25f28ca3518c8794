import * as v from 'valibot';
import type { WidgetSchema } from '../format/compile-options.ts';
import { loadModule } from './option-modules.ts';

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
 * The widgets that modules export as `widgetSchemas`, a list of `{ name, title, schema? }`; of two with one name the
 * last counts. Throws an `Error` that names the module if it cannot be loaded or exports no such list.
 */
export async function loadWidgets(modules: readonly string[]): Promise<readonly WidgetSchema[]> {
  const widgets = new Map<string, WidgetSchema>();
  for (const module of modules) {
    const checked = v.safeParse(widgetModule, await loadModule('--widgets', module));
    if (!checked.success)
      throw new Error(
        `--widgets: ${module} exports no "widgetSchemas": it must be a list of { name, title, schema }, as "@lemma/widgets/schemas" has it.`,
      );
    for (const widget of checked.output.widgetSchemas) widgets.set(widget.name, widget);
  }
  return [...widgets.values()];
}
