import { Button } from '@lemma/ui';
import { Link, useSearchParams } from 'react-router';
import { counted } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { Course, LessonSummary } from '../wire.ts';
import { filterLessons, type LibraryFilter, readFilter, writeFilter } from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LessonRow } from './lesson-row.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import './library.css';

const nothing = readFilter(new URLSearchParams());

export interface LibraryViewProps {
  readonly lessons: readonly LessonSummary[];
  readonly courses: readonly Course[];
}

/** Every lesson, by course and unit, with search and filters that stand in the address. */
export function LibraryView({ lessons, courses }: LibraryViewProps) {
  const [query, setQuery] = useSearchParams();
  const inAddress = readFilter(query);
  const [search, setSearch] = useTypedSearch(inAddress.search);
  const filter = { ...inAddress, search };
  const shown = filterLessons(lessons, filter);
  const set = (change: Partial<LibraryFilter>) => {
    if (change.search !== undefined) setSearch(change.search);
    setQuery(writeFilter({ ...filter, ...change }), { replace: true, preventScrollReset: true });
  };
  const standard = courses.filter((course) => course.kind === 'standard');
  return (
    <div className="learn-page">
      <h1 className="page-heading">Lesson library</h1>
      <p className="library-also">
        Also: <Link to={learnPaths.glossary}>Glossary</Link>{' '}
        <Link to={learnPaths.sheets}>Reference sheets</Link>
      </p>
      <LibraryFilters filter={filter} courses={standard} onChange={set} />
      <output className="library-count muted">{counted(shown.length, 'lesson')}</output>
      {shown.length === 0 ? (
        <div className="library-empty">
          <p>No lesson fits these filters.</p>
          <Button variant="outline" onClick={() => set(nothing)}>
            Show all lessons
          </Button>
        </div>
      ) : (
        standard.map((course) => (
          <CourseLessons key={course.course_id} course={course} lessons={shown} />
        ))
      )}
    </div>
  );
}

function CourseLessons({
  course,
  lessons,
}: {
  readonly course: Course;
  readonly lessons: readonly LessonSummary[];
}) {
  const own = lessons.filter((lesson) => lesson.course_uid === course.course_id);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className="library-course">{course.title}</h2>
      {course.units.map((unit) => {
        const rows = own.filter((lesson) => lesson.unit_uid === unit.unit_uid);
        if (rows.length === 0) return null;
        return (
          <section key={unit.unit_uid}>
            <h3 className="library-unit">
              {unit.title}
              {unit.free && <span>Free</span>}
            </h3>
            <ul className="lesson-rows">
              {rows.map((lesson) => (
                <LessonRow key={lesson.lesson_uid} lesson={lesson} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
