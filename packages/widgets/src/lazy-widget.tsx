import type { WidgetDefinition, WidgetHost } from '@lemma/lesson-renderer';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export interface LazyWidgetProps<Props> {
  readonly widget: WidgetDefinition<Props>;
  readonly props: Props;
  readonly host: WidgetHost;
  /** Shown while the view is downloaded; give it the size of the view so that nothing jumps. */
  readonly fallback?: ReactNode;
}

/** One widget on a page that is no lesson: its view is downloaded when this is first rendered. */
export function LazyWidget<Props extends object>(given: LazyWidgetProps<Props>) {
  const { widget, props, host, fallback = null } = given;
  const [View] = useState<ComponentType<Props & { readonly host: WidgetHost }>>(() =>
    lazy(widget.load),
  );
  return (
    <Suspense fallback={fallback}>
      <View {...props} host={host} />
    </Suspense>
  );
}
