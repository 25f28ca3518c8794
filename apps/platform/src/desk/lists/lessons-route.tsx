import { Link } from 'react-router';
import { percent } from '../../learn/formatting/figures.ts';
import { learnPaths } from '../../learn/learn-paths.ts';
import { Answered } from '../calls/answered.tsx';
import { type Told, useDeskQuery } from '../calls/desk-client.tsx';

type Lesson = Told<'lessonReport'>['lessons'][number];

/** /desk/lessons: which lessons fail their learners, and by which questions. */
export default function LessonsRoute() {
  const query = useDeskQuery('lessonReport', {});
  return (
    <section className="desk-list" aria-labelledby="desk-lessons">
      <h1 id="desk-lessons" className="desk-title">
        Lessons
      </h1>
      <Answered query={query} what="the lessons">
        {({ lessons, promised }) => (
          <>
            <p className="desk-quiet">
              First studies that were passed, lowest first; {percent(promised)} is the goal. Weak
              questions are those with ten answers or more, second tries not counted.
            </p>
            {lessons.length === 0 ? (
              <p className="desk-empty">No lesson has been studied to its end yet.</p>
            ) : (
              <div className="desk-scroll">
                <table className="desk-table">
                  <thead>
                    <tr>
                      <th scope="col">Lesson</th>
                      <th scope="col">Passed</th>
                      <th scope="col">Of</th>
                      <th scope="col">Weakest questions</th>
                    </tr>
                  </thead>
                  <tbody>
                    {lessons.map((lesson) => (
                      <LessonLine
                        key={lesson.lesson_uid}
                        lesson={lesson}
                        isLow={lesson.rate < promised}
                      />
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}

function LessonLine({ lesson, isLow }: { readonly lesson: Lesson; readonly isLow: boolean }) {
  return (
    <tr>
      <th scope="row">
        <Link className="text-link" to={learnPaths.reference(lesson.lesson_uid)}>
          {lesson.title}
        </Link>
      </th>
      <td className={isLow ? 'rate-low' : undefined}>
        {percent(lesson.rate)}
        {isLow && <span className="visually-hidden">, below the goal</span>}
      </td>
      <td>{lesson.passed + lesson.failed}</td>
      <td>
        {lesson.weakest.length === 0 ? (
          <span className="desk-quiet">Too few answers</span>
        ) : (
          <ul>
            {lesson.weakest.map(({ question_uid: uid, right, answers }) => (
              <li key={uid}>
                <code>{uid.slice(uid.indexOf('/') + 1)}</code> {percent(right)} of {answers}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
