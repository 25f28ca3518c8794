import { useApiQuery } from '@lemma/api-client/react';
import { useMemo } from 'react';
import { graphLessons } from '../graph/graph-lesson.ts';
import { Answer } from '../page-states/answer.tsx';
import { PageSkeleton } from '../page-states/page-skeleton.tsx';
import type { Course, KnowledgeGraph, LessonSummary } from '../wire.ts';
import { ProfileScreen } from './profile-screen.tsx';

export interface KnowledgeProfileProps {
  readonly graph: KnowledgeGraph;
  readonly title: string;
  /** Narrows the graph to one course: all of a standard course, or the lessons of a path of one's own. */
  readonly only?: { readonly course: string | undefined; readonly lessons: readonly string[] };
}

/** Joins graph and states, and shows them. */
export function KnowledgeProfile(props: KnowledgeProfileProps) {
  const lessons = useApiQuery('allLessons', {});
  const active = useApiQuery('activeCourse', {});
  return (
    <Answer query={lessons} what="your knowledge profile">
      {(data) =>
        // The graph opens at the active course: it is drawn once that is known, or cannot be had.
        active.isPending ? (
          <PageSkeleton what="your knowledge profile" />
        ) : (
          <Joined
            {...props}
            summaries={data.lessons}
            start={startOf(data.lessons, active.data?.course ?? undefined)}
          />
        )
      }
    </Answer>
  );
}

function Joined({
  graph,
  title,
  only,
  summaries,
  start,
}: KnowledgeProfileProps & {
  readonly summaries: readonly LessonSummary[];
  readonly start: string | undefined;
}) {
  const lessons = useMemo(() => {
    const all = graphLessons(graph, summaries);
    if (!only) return all;
    const wanted = new Set(only.lessons);
    return all.filter((lesson) => wanted.has(lesson.uid) || lesson.course === only.course);
  }, [graph, summaries, only]);
  const units = useMemo(
    () =>
      graph.courses.flatMap((course) =>
        course.units.map((unit) => ({ uid: unit.unit_uid, title: unit.title })),
      ),
    [graph],
  );
  return <ProfileScreen title={title} units={units} lessons={lessons} start={start} />;
}

/** Where a learner stands in a course: what was begun, else what is due or open, else its first lesson. */
function startOf(
  lessons: readonly LessonSummary[],
  course: Course | undefined,
): string | undefined {
  if (!course) return undefined;
  const own = lessons.filter((lesson) => lesson.course_uid === course.course_id);
  for (const status of ['in-progress', 'failed', 'due', 'available'] as const) {
    const found = own.find((lesson) => lesson.status === status);
    if (found) return found.lesson_uid;
  }
  return own[0]?.lesson_uid;
}
