import { type LearnerLesson, LessonSurface, type Part, type Section } from '@lemma/lesson-renderer';
import { Button } from '@lemma/ui';
import { Printer } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { brand, siteUrl } from '../../brand/brand.ts';
import { learnPaths } from '../learn-paths.ts';
import { LessonText } from '../lookup/lesson-text.tsx';
import { useLessonLinks } from '../lookup/use-lesson-links.ts';
import { placeAddress } from '../lookup/lesson-place.ts';
import { PartNote } from '../notes/part-note.tsx';
import { LessonHost } from '../study/lesson/lesson-host.tsx';
import { TermCard } from '../terms/term-card.tsx';
import { duration } from '../formatting/figures.ts';
import './reference.css';

interface LessonLink {
  readonly lesson_uid: string;
  readonly title: string;
}

export interface ReferenceViewProps {
  readonly lesson: LearnerLesson;
  readonly prerequisites: readonly LessonLink[];
  readonly leadsTo: readonly LessonLink[];
  readonly signedIn: boolean;
}

/** A lesson as a sheet to look things up in: no questions, with what it rests on and what follows; made to be printed. */
export function ReferenceView({ lesson, prerequisites, leadsTo, signedIn }: ReferenceViewProps) {
  const navigate = useNavigate();
  const noteBelow = useCallback(
    (part: Part, section: Section) => (
      <PartNote lesson={lesson} part={part} section={section.title} />
    ),
    [lesson],
  );
  useLessonLinks(useCallback((place) => void navigate(placeAddress(place)), [navigate]));
  return (
    <div className="learn-page reference">
      <article className="reference-text">
        <h1 className="page-heading">{lesson.title}</h1>
        <p className="page-intro">{lesson.summary}</p>
        <LessonHost lesson={lesson} version={lesson.hash}>
          <LessonSurface theme="light">
            <LessonText lesson={lesson} below={noteBelow} />
          </LessonSurface>
          <TermCard />
        </LessonHost>
      </article>
      <aside className="reference-side">
        <p className="muted">About {duration(lesson.minutes)} to study</p>
        {signedIn ? (
          <Button asChild>
            <Link to={learnPaths.start(lesson.uid)}>Study this lesson</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to={`/signup?returnTo=${encodeURIComponent(learnPaths.start(lesson.uid))}`}>
              Study it for free
            </Link>
          </Button>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        {signedIn && (
          <Link className="text-link" to={learnPaths.history(lesson.uid)}>
            Your history with it
          </Link>
        )}
        <p className="reference-source">
          {brand.name}: {siteUrl(learnPaths.reference(lesson.uid))}
        </p>
        <Neighbours title="Rests on" lessons={prerequisites} none="Nothing: one can begin here." />
        <Neighbours title="Leads to" lessons={leadsTo} none="Nothing yet: it ends a path." />
      </aside>
    </div>
  );
}

function Neighbours({
  title,
  lessons,
  none,
}: {
  readonly title: string;
  readonly lessons: readonly LessonLink[];
  readonly none: string;
}) {
  return (
    <section>
      <h2 className="small-heading">{title}</h2>
      {lessons.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="plain-rows">
          {lessons.map((lesson) => (
            <li key={lesson.lesson_uid}>
              <Link to={learnPaths.reference(lesson.lesson_uid)}>{lesson.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
