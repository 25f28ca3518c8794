import { useApiQuery } from '@lemma/api-client/react';
import { Blocks, LessonSurface } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { LessonLookup } from '../lookup/lesson-lookup.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import { LessonHost } from '../study/lesson/lesson-host.tsx';
import { linesToRemember } from '../study/reading/reading-steps.ts';
import type { LessonSummary } from '../wire.ts';
import type { UnitSheet } from './studied.ts';
import './sheets.css';

/** What is worth remembering of a unit: the lines of each lesson that was studied, and the names of those to come. */
export function SheetView({ sheet }: { readonly sheet: UnitSheet }) {
  const { uid, title, course, studied, toCome } = sheet;
  return (
    <div className="learn-page sheet">
      <p className="sheet-course">
        <Link to={learnPaths.sheets}>Reference sheets</Link> · {course}
      </p>
      <h1 className="page-heading">{title}</h1>
      {studied.length === 0 ? (
        <p className="page-intro">
          You have not studied a lesson of this unit yet. What each one teaches appears here once
          you have.
        </p>
      ) : (
        <p className="action-row">
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        </p>
      )}
      <LessonHost lesson={{ uid }} version="">
        <div className="sheet-lessons">
          {studied.map((lesson) => (
            <LessonLines key={lesson.lesson_uid} lesson={lesson} />
          ))}
        </div>
        <LessonLookup />
      </LessonHost>
      {toCome.length > 0 && (
        <section className="sheet-to-come">
          <h2 className="small-heading">Not studied yet</h2>
          <p className="muted">{toCome.map((lesson) => lesson.title).join(' · ')}</p>
        </section>
      )}
    </div>
  );
}

function LessonLines({ lesson }: { readonly lesson: LessonSummary }) {
  const { lesson_uid, title } = lesson;
  const { data, isError, refetch } = useApiQuery('lessonReference', { params: { lesson_uid } });
  const document = data && asLesson(data.lesson);
  return (
    <section className="sheet-lesson">
      <h2>
        <Link to={learnPaths.reference(lesson_uid)}>{title}</Link>
      </h2>
      {document && (
        <LessonSurface theme="light">
          <Blocks blocks={linesToRemember(document)} />
        </LessonSurface>
      )}
      {!document && !isError && <output className="muted">Loading…</output>}
      {isError && (
        <p role="alert">
          The lines of this lesson could not be loaded.{' '}
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}
