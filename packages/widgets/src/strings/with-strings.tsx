import type { WidgetDefinition, WidgetView } from '@lemma/lesson-renderer';
import { createElement } from 'react';
import { StringsContext } from './use-strings.ts';
import type { GivenWidgetStrings } from './widget-strings.ts';

/** The same widget in another language: its title, what it shows and what it says. */
export function withStrings<Props extends object>(
  widget: WidgetDefinition<Props>,
  strings: GivenWidgetStrings,
): WidgetDefinition<Props> {
  return {
    ...widget,
    title: strings.titles?.[widget.name] ?? widget.title,
    load: async () => {
      const { default: View } = await widget.load();
      const translated: WidgetView<Props> = (props) =>
        createElement(StringsContext.Provider, { value: strings }, createElement(View, props));
      return { default: translated };
    },
  };
}
