import { LessonMark } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../../learn-paths.ts';

export interface OpenedLessonsProps {
  /** Title of the lesson that opened them. */
  readonly from: string;
  readonly opened: readonly { readonly lesson_uid: string; readonly title: string }[];
}

const ROW = 48;

/** What a mastered lesson opened: drawn as the graph draws it, each lesson a link. */
export function OpenedLessons({ from, opened }: OpenedLessonsProps) {
  const height = opened.length * ROW;
  return (
    <section aria-labelledby="opened-title">
      <h2 id="opened-title" className="small-heading">
        {opened.length === 1 ? 'One lesson opened' : `${opened.length} lessons opened`}
      </h2>
      <div className="opened">
        <svg
          width="120"
          height={height}
          viewBox={`0 0 120 ${height}`}
          role="img"
          aria-label={`${from} leads to what follows`}
        >
          {opened.map((lesson, index) => (
            <path
              key={lesson.lesson_uid}
              d={`M14 ${height / 2}C60 ${height / 2} 60 ${(index + 0.5) * ROW} 106 ${(index + 0.5) * ROW}`}
              fill="none"
              stroke="#2F92CB"
              strokeWidth="1.75"
            />
          ))}
          <LessonMark state="mastered" x={14} y={height / 2} />
          {opened.map((lesson, index) => (
            <LessonMark key={lesson.lesson_uid} state="open" x={106} y={(index + 0.5) * ROW} />
          ))}
        </svg>
        <ul>
          {opened.map((lesson) => (
            <li key={lesson.lesson_uid} style={{ height: ROW }}>
              <Link className="text-link" to={learnPaths.start(lesson.lesson_uid)}>
                {lesson.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
