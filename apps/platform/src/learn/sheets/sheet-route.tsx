import { useApiQuery } from '@lemma/api-client/react';
import { useParams } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { SomethingMissing } from '../page-states/something-missing.tsx';
import { SheetView } from './sheet-view.tsx';
import { unitSheets } from './studied.ts';

export const meta = () => learnMeta('Reference sheet');

/** /learn/sheets/:unit_uid */
export default function SheetRoute() {
  const { unit_uid = '' } = useParams();
  const lessons = useApiQuery('allLessons', {});
  const courses = useApiQuery('allCourses', {});
  return (
    <Answer query={lessons} what="this reference sheet">
      {(data) => (
        <Answer query={courses} what="this reference sheet">
          {(known) => {
            const sheet = unitSheets(known.courses, data.lessons).find(
              ({ uid }) => uid === unit_uid,
            );
            return sheet ? (
              <SheetView sheet={sheet} />
            ) : (
              <SomethingMissing what="this reference sheet" />
            );
          }}
        </Answer>
      )}
    </Answer>
  );
}
