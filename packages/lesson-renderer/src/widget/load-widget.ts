import { lazy, type ComponentType } from 'react';
import type { AnyWidget } from '../host/lesson-context.ts';
import type { WidgetHost } from '../format/widget.ts';

type View = ComponentType<Record<string, unknown> & { readonly host: WidgetHost }>;

const views = new WeakMap<AnyWidget, View>();

/** The view of a widget: downloaded once, when the first lesson that has it is shown. */
export function widgetView(definition: AnyWidget): View {
  const known = views.get(definition);
  if (known) return known;
  const view = lazy(definition.load as () => Promise<{ default: View }>);
  views.set(definition, view);
  return view;
}

/** A failed download is tried again, not remembered. */
export function forgetView(definition: AnyWidget): void {
  views.delete(definition);
}
