import type { Contract, OutputOf } from '@lemma/api-client/contract';
import type { ReactNode } from 'react';
import './made-path.css';

export type MadePath = OutputOf<Contract['pathPreview']>;

/** A learning path that the desk made: what it leads to and every lesson on the way. */
export function MadePathPage({
  path,
  heading: Heading = 'h1',
  action,
}: {
  readonly path: MadePath;
  /** `h2` where it stands within a page that has a title of its own. */
  readonly heading?: 'h1' | 'h2';
  /** What one can do about it. */
  readonly action: ReactNode;
}) {
  return (
    <article className="made-path">
      <p className="made-path-kind">Learning path</p>
      <Heading className="page-title">{path.title}</Heading>
      {path.summary !== '' && <p className="lead">{path.summary}</p>}
      <p className="made-path-facts">
        {path.lesson_count} lessons, {path.question_count} questions, about {hours(path.minutes)} of
        study. What you know already is not asked of you again.
      </p>
      <div className="button-row">{action}</div>
      <h2 className="section-title">What is on the way</h2>
      <ol className="made-path-units">
        {path.units.map((unit) => (
          <li key={unit.unit_uid}>
            <h3>{unit.title}</h3>
            <ol>
              {unit.lessons.map(({ lesson_uid, title, minutes, planned }) => (
                <li key={lesson_uid}>
                  <span>{title}</span>
                  <span className="muted">
                    {planned ? 'to come' : `${Math.round(minutes)} min`}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** "40 min", "6 h": of that much the half hour does not matter. */
function hours(minutes: number): string {
  return minutes < 90 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}
