import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSiteHeader } from '../../shell/site-header.ts';

export interface StateScreenProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** What one can do now, the main action first. */
  readonly actions?: ReactNode;
}

/** A page that says one thing and what to do about it, with the header of the site. */
export function StateScreen({ icon: Icon, title, children, actions }: StateScreenProps) {
  useSiteHeader();
  return (
    <section className="learn-page state-screen">
      <Icon aria-hidden size={28} strokeWidth={1.75} />
      <h1 className="page-heading">{title}</h1>
      {children}
      {actions && <p className="action-row">{actions}</p>}
    </section>
  );
}
