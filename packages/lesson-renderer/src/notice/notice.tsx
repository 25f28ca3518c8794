import type { ReactNode } from 'react';

/** A box for what is wrong or missing: an error, a warning, or information. */
export function Notice({
  variant,
  children,
}: {
  readonly variant: 'error' | 'warning' | 'info';
  readonly children: ReactNode;
}) {
  return (
    <div
      className="lemma-notice"
      data-variant={variant}
      role={variant === 'info' ? 'note' : 'alert'}
    >
      {children}
    </div>
  );
}
