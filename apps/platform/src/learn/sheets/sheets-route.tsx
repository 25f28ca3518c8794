import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { SheetsView } from './sheets-view.tsx';

export const meta = () => learnMeta('Reference sheets');

/** /learn/sheets */
export default function SheetsRoute() {
  const lessons = useApiQuery('allLessons', {});
  const courses = useApiQuery('allCourses', {});
  return (
    <Answer query={lessons} what="the reference sheets">
      {(data) => (
        <Answer query={courses} what="the reference sheets">
          {(known) => <SheetsView lessons={data.lessons} courses={known.courses} />}
        </Answer>
      )}
    </Answer>
  );
}
