import { useId, type ReactNode } from 'react';
import { useLessonHost } from '../host/lesson-context.ts';

/** Header with the widget's name and the button that reports an issue with it. */
export function WidgetFrame({
  id,
  title,
  onReport,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly onReport: () => void;
  readonly children: ReactNode;
}) {
  const { strings } = useLessonHost();
  const titleId = useId();
  return (
    <section className="lemma-widget" id={id} aria-labelledby={titleId}>
      <header className="lemma-widget-header">
        <p className="lemma-widget-title" id={titleId}>
          {title}
        </p>
        <button type="button" className="lemma-widget-report" onClick={onReport}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16">
            <path d="M5 21V4h12l-2 4 2 4H5" />
          </svg>
          {strings.reportIssue}
        </button>
      </header>
      {children}
    </section>
  );
}
