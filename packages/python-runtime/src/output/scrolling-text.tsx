import type { ReactNode } from 'react';

interface ScrollingTextProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Text that may be wider or higher than its place. */
export function ScrollingText({ label, className, children }: ScrollingTextProps) {
  return (
    <section
      className={`lemma-py-scroll ${className}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (WCAG 2.1.1)
      tabIndex={0}
    >
      <pre>{children}</pre>
    </section>
  );
}
