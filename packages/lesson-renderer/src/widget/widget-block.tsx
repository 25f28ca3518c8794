import { createElement, Suspense, useMemo, useState } from 'react';
import type { WidgetBlock } from '../format/compiled-lesson.ts';
import { useLessonHost, type AnyWidget } from '../host/lesson-context.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { useLive } from '../host/use-live.ts';
import { Notice } from '../notice/notice.tsx';
import { checkProps } from './check-props.ts';
import { forgetView, widgetView } from './load-widget.ts';
import { WidgetFrame } from './widget-frame.tsx';
import type { WidgetHost } from '../format/widget.ts';

/** A widget in its frame, or the notice that says why it cannot be shown. */
export function WidgetBlockView({ block }: { readonly block: WidgetBlock }) {
  const { widgets, strings } = useLessonHost();
  if (block.name === '') {
    return (
      <Notice variant="warning">
        <strong>{strings.widgetNameRequired}</strong> <code>{strings.widgetNameUsage}</code>
      </Notice>
    );
  }
  const definition = widgets.find(({ name }) => name === block.name);
  if (!definition) return <Notice variant="error">{strings.widgetNotFound(block.name)}</Notice>;
  return <LoadedWidget block={block} definition={definition} />;
}

function LoadedWidget({
  block,
  definition,
}: {
  readonly block: WidgetBlock;
  readonly definition: AnyWidget;
}) {
  const { strings, emit } = useLessonHost();
  const [attempt, setAttempt] = useState(0);
  const { id, name, props } = block;
  const live = useLive();
  const loading = <p className="lemma-loading">{strings.loading}</p>;
  const host = useMemo<WidgetHost>(
    () => ({
      id,
      onEvent: ({ type, detail }) => emit({ type: 'widget', id, name, event: type, detail }),
    }),
    [id, name, emit],
  );
  const checked = useMemo(() => checkProps(definition, props), [definition, props]);
  const title = typeof props['title'] === 'string' ? props['title'] : definition.title;
  return (
    <WidgetFrame id={id} title={title} onReport={() => emit({ type: 'issue-reported', id, name })}>
      {checked.ok ? (
        <PieceBoundary
          message={strings.widgetFailed}
          retry={strings.tryAgain}
          onError={(error) => {
            emit({ type: 'widget-failed', id, name, error });
          }}
          onRetry={() => {
            forgetView(definition);
            setAttempt(attempt + 1);
          }}
        >
          <Suspense fallback={loading}>
            {live ? (
              <WidgetView key={attempt} definition={definition} props={checked.props} host={host} />
            ) : (
              loading
            )}
          </Suspense>
        </PieceBoundary>
      ) : (
        <Notice variant="error">
          {name}: {checked.problem}
        </Notice>
      )}
    </WidgetFrame>
  );
}

function WidgetView({
  definition,
  props,
  host,
}: {
  readonly definition: AnyWidget;
  readonly props: Readonly<Record<string, unknown>>;
  readonly host: WidgetHost;
}) {
  return createElement(widgetView(definition), { ...props, host });
}
