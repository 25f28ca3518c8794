import type { StandardSchema } from '@lemma/learning-engine';
import type { ComponentType } from 'react';

/** What every widget's view receives beside its own props. */
export interface WidgetHost {
  /** Id of the block in the lesson, unique on the page. */
  readonly id: string;
  /** The widget tells the host what the learner did; the host carries it. */
  readonly onEvent?: (event: WidgetEvent) => void;
}

export interface WidgetEvent {
  readonly type: string;
  readonly detail?: unknown;
}

/** The view of a widget: `props` are checked, `host` is the lesson around it. */
export type WidgetView<Props> = ComponentType<Props & { readonly host: WidgetHost }>;

/** Validators of the Standard Schema interface (zod, valibot, arktype …) fit. */
export type PropsSchema<Props> = StandardSchema<Props>;

export interface WidgetDefinition<Props = Record<string, unknown>> {
  /** Kebab-case; what authors write in `::widget{name="…"}`. */
  readonly name: string;
  /** Title shown over the widget unless the author gives one. */
  readonly title: string;
  /** Checks props where the lesson was not compiled against the schema (live source). */
  readonly schema?: PropsSchema<Props>;
  /** Called only when a lesson has the widget. */
  readonly load: () => Promise<{ readonly default: WidgetView<Props> }>;
}

/** Declares a widget, with the type of its props taken from its schema. */
export function defineWidget<Props>(definition: WidgetDefinition<Props>): WidgetDefinition<Props> {
  return definition;
}
