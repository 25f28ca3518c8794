import { LessonMark } from '@lemma/ui';
import { Link } from 'react-router';
import { NodeLabel } from '../graph/node-label.tsx';
import { SmallGraphEdges, useSmallLayout } from '../graph/small-graph.tsx';
import { learnPaths } from '../learn-paths.ts';
import { Legend } from '../lesson-state/legend.tsx';
import { lessonStates } from '../lesson-state/states.ts';
import type { LessonSummary } from '../wire.ts';

export interface FrontierGraphProps {
  readonly lessons: readonly LessonSummary[];
}

/** Where the learner is: the part of the graph around what comes next. Each lesson that may be studied is a link. */
export function FrontierGraph({ lessons }: FrontierGraphProps) {
  const layout = useSmallLayout(lessons, { column: 108, row: 74, named: true });
  const byUid = new Map(lessons.map((lesson) => [lesson.lesson_uid, lesson]));
  return (
    <section className="card frontier" aria-labelledby="frontier-title">
      <header>
        <h2 id="frontier-title" className="small-heading">
          Where you are
        </h2>
        <Link className="text-link" to={learnPaths.courseProfile}>
          Whole graph
        </Link>
      </header>
      <div className="frontier-drawing">
        <svg
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-label="Lessons around what comes next"
        >
          <SmallGraphEdges
            layout={layout}
            isPast={(from) => byUid.get(from)?.status === 'mastered'}
          />
          {layout.nodes.map((node) => {
            const lesson = byUid.get(node.uid);
            return lesson && <FrontierNode key={node.uid} lesson={lesson} x={node.x} y={node.y} />;
          })}
        </svg>
      </div>
      <Legend shown={new Set(lessons.map((lesson) => lesson.status))} />
    </section>
  );
}

function FrontierNode({
  lesson,
  x,
  y,
}: {
  readonly lesson: LessonSummary;
  readonly x: number;
  readonly y: number;
}) {
  const shut = lesson.status === 'locked' || lesson.status === 'coming';
  const target =
    lesson.status === 'mastered' || shut
      ? learnPaths.reference(lesson.lesson_uid)
      : startOf(lesson);
  const name = `${lesson.title}, ${lessonStates[lesson.status].spoken}`;
  const drawing = (
    <>
      <circle cx={x} cy={y} r={22} fill="transparent" />
      <LessonMark state={lessonStates[lesson.status].mark} x={x} y={y} />
      <NodeLabel title={lesson.title} x={x} y={y} ground="var(--lemma-paper)" faint={shut} />
    </>
  );
  return lesson.status === 'coming' ? (
    <g>
      <title>{name}</title>
      {drawing}
    </g>
  ) : (
    <Link to={target} className="graph-node-link" aria-label={name}>
      {drawing}
    </Link>
  );
}

function startOf(lesson: LessonSummary): string {
  return learnPaths.start(
    lesson.lesson_uid,
    lesson.status === 'due' || lesson.status === 'relearn' ? 'review' : 'lesson',
  );
}
