import { useApiQuery } from '@lemma/api-client/react';
import { useMemo } from 'react';
import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { KnowledgeProfile } from './knowledge-profile.tsx';
import { NothingKnown, ProfileGuard } from './profile-guard.tsx';

export const meta = () => learnMeta('Course graph');

/** /learn/my-learning/knowledge-profile: the active course. */
export default function CourseProfileRoute() {
  return (
    <ProfileGuard>
      <ActiveCourse />
    </ProfileGuard>
  );
}

function ActiveCourse() {
  const active = useApiQuery('activeCourse', {});
  return (
    <Answer query={active} what="your course">
      {({ course }) => (course ? <CourseGraph id={course.course_id} /> : <NothingKnown />)}
    </Answer>
  );
}

function CourseGraph({ id }: { readonly id: string }) {
  const graph = useApiQuery('graph', {});
  const lessons = useApiQuery('courseLessons', { params: { course_id: id } });
  // The same object from one choice to the next: another would have the graph laid out anew.
  const only = useMemo(
    () => ({
      course: lessons.data?.course.kind === 'standard' ? id : undefined,
      lessons: (lessons.data?.lessons ?? []).map((lesson) => lesson.lesson_uid),
    }),
    [lessons.data, id],
  );
  return (
    <Answer query={graph} what="the course graph">
      {(data) => (
        <Answer query={lessons} what="the course graph">
          {({ course }) => <KnowledgeProfile graph={data} title={course.title} only={only} />}
        </Answer>
      )}
    </Answer>
  );
}
