import { SmallGraphEdges, useSmallLayout } from '../graph/small-graph.tsx';
import { counted } from '../words/figures.ts';
import { BeliefMark, type Believed } from './belief-mark.tsx';
import { beliefWords } from './belief-rows.tsx';

/** What is believed of each lesson, on the graph: an answer tells of what it rests on and of what it opens. */
export function BeliefGraph({ lessons }: { readonly lessons: readonly Believed[] }) {
  const layout = useSmallLayout(lessons, { column: 40, row: 30, named: false });
  const byUid = new Map(lessons.map((lesson) => [lesson.lesson_uid, lesson]));
  const count = (result: Believed['result']) =>
    lessons.filter((lesson) => lesson.result === result).length;
  const summary = `${counted(lessons.length, 'lesson')}: ${count('skipped')} to skip, ${count('missed')} missed, ${count('unknown')} new to you, ${count('unsure')} not sure yet`;
  return (
    <figure className="belief-graph">
      <div>
        <svg
          viewBox={`40 0 ${Math.max(120, layout.width - 80)} ${layout.height - 24}`}
          role="img"
          aria-label={summary}
          style={{ minWidth: Math.min(520, layout.width * 0.62), maxWidth: layout.width * 1.4 }}
        >
          <SmallGraphEdges
            layout={layout}
            isPast={(from, to) =>
              byUid.get(from)?.result === 'skipped' && byUid.get(to)?.result === 'skipped'
            }
          />
          {layout.nodes.map((node) => {
            const lesson = byUid.get(node.uid);
            return (
              lesson && (
                <g key={node.uid} transform={`translate(${node.x} ${node.y})`}>
                  <title>{`${lesson.title}: ${beliefWords[lesson.result]}`}</title>
                  <circle r="12" className="belief-moat" />
                  <BeliefMark lesson={lesson} />
                </g>
              )
            );
          })}
        </svg>
      </div>
      <figcaption className="muted small">{summary}.</figcaption>
    </figure>
  );
}
