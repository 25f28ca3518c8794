import type { ReactNode } from 'react';
import '../styles.css';

/** Stands in stories where the renderer's widget boundary stands in a lesson. */
export function StoryFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      style={{
        maxWidth: 680,
        margin: '0 auto',
        border: '1px solid #e3e8ed',
        borderRadius: 12,
        overflow: 'hidden',
      }}
    >
      <h2 style={{ margin: 0, padding: '12px 20px', font: '600 15px/22px Inter, sans-serif' }}>
        {title}
      </h2>
      {children}
    </section>
  );
}
