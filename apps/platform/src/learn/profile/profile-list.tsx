import { Link } from 'react-router';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates } from '../lesson-state/states.ts';
import { learnPaths } from '../learn-paths.ts';

export interface ProfileListProps {
  readonly lessons: readonly GraphLesson[];
  readonly units: readonly { readonly uid: string; readonly title: string }[];
}

/** The classic view: units with their lessons and states, as text. */
export function ProfileList({ lessons, units }: ProfileListProps) {
  if (lessons.length === 0)
    return <p className="learn-page muted">No lesson fits. Clear the search or the filter.</p>;
  return (
    <div className="learn-page profile-list">
      {units.map((unit) => {
        const own = lessons.filter((lesson) => lesson.unit === unit.uid);
        if (own.length === 0) return null;
        return (
          <section key={unit.uid}>
            <h2 className="small-heading">{unit.title}</h2>
            <ul className="plain-rows">
              {own.map((lesson) => (
                <li key={lesson.uid}>
                  <StateMark status={lesson.status} size={22} />
                  {lesson.status === 'coming' ? (
                    <span>{lesson.title}</span>
                  ) : (
                    <Link to={learnPaths.reference(lesson.uid)}>{lesson.title}</Link>
                  )}
                  <span className="muted small">{lessonStates[lesson.status].word}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
