import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { LibraryView } from './library-view.tsx';

export const meta = () => learnMeta('Lesson library');

/** /learn/all-lessons */
export default function LibraryRoute() {
  const lessons = useApiQuery('allLessons', {});
  const courses = useApiQuery('allCourses', {});
  return (
    <Answer query={lessons} what="the lesson library">
      {(data) => (
        <Answer query={courses} what="the lesson library">
          {(known) => <LibraryView lessons={data.lessons} courses={known.courses} />}
        </Answer>
      )}
    </Answer>
  );
}
