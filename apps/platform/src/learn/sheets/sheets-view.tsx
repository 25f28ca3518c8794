import { Link } from 'react-router';
import { counted } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Course, LessonSummary } from '../wire.ts';
import { unitSheets } from './studied.ts';

export interface SheetsViewProps {
  readonly courses: readonly Course[];
  readonly lessons: readonly LessonSummary[];
}

/** All reference sheets: one for each unit. */
export function SheetsView({ courses, lessons }: SheetsViewProps) {
  const byCourse = Map.groupBy(unitSheets(courses, lessons), ({ course }) => course);
  return (
    <div className="learn-page">
      <h1 className="page-heading">Reference sheets</h1>
      <p className="page-intro">
        The lines worth remembering of the lessons that you have studied, on one page for each unit.
        Made to be printed.
      </p>
      {[...byCourse].map(([title, sheets]) => (
        <section key={title}>
          <h2 className="section-heading">{title}</h2>
          <ul className="plain-rows">
            {sheets.map(({ uid, title: unit, studied, toCome }) => (
              <li key={uid}>
                <Link to={learnPaths.sheet(uid)}>{unit}</Link>{' '}
                <span className="muted">
                  {studied.length === 0
                    ? 'nothing studied yet'
                    : `${studied.length} of ${counted(studied.length + toCome.length, 'lesson')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
