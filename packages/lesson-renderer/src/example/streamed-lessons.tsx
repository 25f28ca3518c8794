import { StrictMode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import { Lesson } from '../lesson/lesson.tsx';
import { counterWidget } from './counter-widget.tsx';

const widgets = [counterWidget];

/** A whole page of lessons, each sent when its data is there: the server's tree and the page's alike. */
export function StreamedLessons({
  lessons,
}: {
  readonly lessons: readonly (readonly [uid: string, lesson: Promise<LearnerLesson>])[];
}) {
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <title>Lessons</title>
        </head>
        <body>
          {lessons.map(([uid, lesson]) => (
            <main key={uid} aria-label={uid}>
              <Suspense fallback={<p>{uid} is on its way</p>}>
                <Late lesson={lesson} />
              </Suspense>
            </main>
          ))}
        </body>
      </html>
    </StrictMode>
  );
}

function Late({ lesson }: { readonly lesson: Promise<LearnerLesson> }) {
  return <Lesson lesson={use(lesson)} widgets={widgets} />;
}

type Uid = 'x-first' | 'x-second';

/** The lesson of an address first, the other after it. */
export function inOrder(path: string): readonly [Uid, Uid] {
  return path.includes('/x-second/') ? ['x-second', 'x-first'] : ['x-first', 'x-second'];
}

/** Takes a streamed page over while its later lessons are still under way; React reports what does not match as an error of the page. */
export function takeOver(): void {
  const lessons = inOrder(location.pathname).map(
    (uid) => [uid, fetch(`/${uid}.json`).then((answer) => answer.json())] as const,
  );
  hydrateRoot(document, <StreamedLessons lessons={lessons} />);
}
