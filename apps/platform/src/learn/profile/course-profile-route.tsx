import { useApiQuery } from '@lemma/api-client/react';
import { learnMeta } from '../area/page-title.ts';
import { Answer } from '../states/answer.tsx';
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
  const graph = useApiQuery('graph', {});
  const active = useApiQuery('activeCourse', {});
  const course = active.data?.course ?? null;
  const lessons = useApiQuery(
    'courseLessons',
    { params: { course_id: course?.course_id ?? 'none' } },
    { enabled: course !== null },
  );
  if (active.data?.course === null) return <NothingKnown />;
  return (
    <Answer query={graph} what="the course graph">
      {(data) => (
        <Answer query={lessons} what="the course graph">
          {(own) => (
            <KnowledgeProfile
              graph={data}
              title={own.course.title}
              only={{
                course: own.course.kind === 'standard' ? own.course.course_id : undefined,
                lessons: own.lessons.map((lesson) => lesson.lesson_uid),
              }}
            />
          )}
        </Answer>
      )}
    </Answer>
  );
}
