import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { counted } from '../formatting/figures.ts';
import type { Course } from '../wire.ts';

export interface PathListProps {
  readonly courses: readonly Course[];
  readonly busy: boolean;
  readonly onStart: (course: Course) => void;
  readonly onArchive: (course: Course) => void;
  /** Custom paths only. */
  readonly onEdit: (course: Course) => void;
}

/** All paths: the active one first, those put away last. */
export function PathList({ courses, busy, onStart, onArchive, onEdit }: PathListProps) {
  const shown = courses.toSorted((a, b) => rank(a) - rank(b));
  return (
    <ul className="path-list">
      {shown.map((course) => (
        <li key={course.course_id} className="card" data-active={course.active || undefined}>
          <PathHead course={course} />
          <UnitStrip course={course} />
          <div className="action-row">
            {course.active ? (
              <Button asChild>
                <Link to={learnPaths.myLearning}>Go on</Link>
              </Button>
            ) : (
              <Button disabled={busy} onClick={() => onStart(course)}>
                {startWord(course)}
              </Button>
            )}
            {(course.started_at !== null || course.kind === 'standard') && (
              <Button variant="outline" asChild>
                <Link
                  to={
                    course.started_at
                      ? learnPaths.progress(course.course_id)
                      : learnPaths.diagnosticCourse(course.course_id)
                  }
                >
                  {course.started_at ? 'Progress' : 'Take free diagnostic test'}
                </Link>
              </Button>
            )}
            {course.kind === 'custom' && (
              <Button
                variant="outline"
                aria-label={`Edit ${course.title}`}
                onClick={() => onEdit(course)}
              >
                Edit
              </Button>
            )}
            {course.started_at && !course.archived && (
              <Button variant="ghost" disabled={busy} onClick={() => onArchive(course)}>
                Put away
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PathHead({ course }: { readonly course: Course }) {
  return (
    <>
      <p className="path-state">
        {course.active
          ? 'Active'
          : course.archived
            ? 'Put away'
            : course.started_at
              ? 'Started'
              : 'Not started'}
        {course.kind === 'custom' && ' · your own'}
      </p>
      <h2 className="path-title">
        {course.kind === 'custom' ? (
          course.title
        ) : (
          <Link to={`${learnPaths.paths}/${course.slug}`}>{course.title}</Link>
        )}
      </h2>
      <p className="muted">
        {course.mastered_count} of {counted(course.lesson_count, 'lesson')} mastered
        {course.skipped_count > 0 && `, ${course.skipped_count} skipped`}
        {course.planned_count > 0 && `, ${course.planned_count} more to come`}
      </p>
    </>
  );
}

/** One tick a unit, as wide as it is long, filled as far as it is mastered. */
function UnitStrip({ course }: { readonly course: Course }) {
  return (
    <ol className="unit-strip" aria-label="Units">
      {course.units.map((unit) => (
        <li
          key={unit.unit_uid}
          style={{ flexGrow: Math.max(1, unit.lesson_count + unit.planned_count) }}
          title={unit.title}
        >
          <span
            style={{
              width: `${unit.lesson_count === 0 ? 0 : (unit.mastered_count / unit.lesson_count) * 100}%`,
            }}
          />
          <span className="visually-hidden">
            {unit.title}: {unit.mastered_count} of {unit.lesson_count} mastered
          </span>
        </li>
      ))}
    </ol>
  );
}

function startWord(course: Course): string {
  if (course.archived) return 'Take up again';
  return course.started_at ? 'Switch to this path' : 'Start this path';
}

function rank(course: Course): number {
  if (course.active) return 0;
  if (course.archived) return 3;
  return course.started_at ? 1 : 2;
}
