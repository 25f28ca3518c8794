export { defineWidget } from './widget/widget.ts';
export type {
  PropsSchema,
  WidgetDefinition,
  WidgetEvent,
  WidgetHost,
  WidgetView,
} from './widget/widget.ts';
export type * from './lesson/compiled-lesson.ts';
export type * from './lesson/learner-lesson.ts';
