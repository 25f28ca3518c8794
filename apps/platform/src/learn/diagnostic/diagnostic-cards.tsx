import { Button } from '@lemma/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UnitTrack } from '../../figures/path-figures.tsx';
import { isWritten } from '../../paths/content/counts.ts';
import { pathCards } from '../../paths/content/path-cards.ts';
import { learnPaths } from '../learn-paths.ts';

/** One card a path: what its diagnostic covers, and what there is to do. */
export function DiagnosticCards({
  children,
}: {
  /** What stands at the foot of the card of a course. */
  readonly children: (course: string) => ReactNode;
}) {
  return (
    <ul className="diagnostic-cards">
      {pathCards.map(({ slug, title, counts, units, coming }) => (
        <li key={slug} className="card diagnostic-card">
          <h2 className="path-title">{title}</h2>
          <p className="muted">{counts}</p>
          <UnitTrack written={units.map(({ uid }) => isWritten(slug, uid))} />
          {coming && <p className="small muted">{coming}</p>}
          <div className="diagnostic-card-foot">{children(slug)}</div>
        </li>
      ))}
    </ul>
  );
}

/** The way into a course's test. */
export function TakeDiagnostic({ course }: { readonly course: string }) {
  return (
    <Button asChild>
      <Link to={learnPaths.diagnosticCourse(course)}>Take free diagnostic test</Link>
    </Button>
  );
}
