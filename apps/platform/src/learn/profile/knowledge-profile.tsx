import { useApiQuery } from '@lemma/api-client/react';
import { useMemo } from 'react';
import { graphLessons } from '../graph/graph-lesson.ts';
import { Answer } from '../states/answer.tsx';
import type { KnowledgeGraph, LessonSummary } from '../wire.ts';
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
  return (
    <Answer query={lessons} what="your knowledge profile">
      {(data) => <Joined {...props} summaries={data.lessons} />}
    </Answer>
  );
}

function Joined({
  graph,
  title,
  only,
  summaries,
}: KnowledgeProfileProps & { readonly summaries: readonly LessonSummary[] }) {
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
  return <ProfileScreen title={title} units={units} lessons={lessons} />;
}
