import { LessonMark } from '@lemma/ui';
import { roadmap } from '../paths/content/roadmap.ts';

export function Roadmap() {
  return (
    <section className="section" aria-labelledby="roadmap-title">
      <div className="section-inner">
        <h2 id="roadmap-title" className="section-title">
          What comes next
        </h2>
        <p className="lead">
          None of these is written yet. A pass bought today includes them once they are published.
        </p>
        <ol className="roadmap">
          {roadmap.map(({ name, hoverText }) => (
            <li key={name}>
              <svg width="24" height="24" aria-hidden>
                <LessonMark state="coming" x={12} y={12} radius={11} />
              </svg>
              <div>
                <h3>{name}</h3>
                <p className="muted">{hoverText}</p>
              </div>
              <span className="coming-tag">Coming</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
