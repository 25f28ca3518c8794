import { LessonMark } from '@lemma/ui';
import { roadmap } from './content/roadmap.ts';

/** What is coming, in one row. */
export function RoadmapRow() {
  return (
    <div className="roadmap-row">
      <strong>Coming</strong>
      <ul>
        {roadmap.map(({ name, hoverText }) => (
          <li key={name} title={hoverText}>
            <svg width="20" height="20" aria-hidden>
              <LessonMark state="coming" x={10} y={10} ground="transparent" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
