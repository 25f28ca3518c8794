import { GraphFigure } from '../figures/graph-figure.tsx';
import { gapFigure, gapFigurePhone } from './gap-figure.ts';

const points = [
  {
    header: 'Watching feels like knowing.',
    description:
      'Following a worked solution is not the same as producing one. Here a lesson asks you to produce it.',
  },
  {
    header: 'Everyone gets the same order.',
    description: 'You sit through what you know and skip what you need.',
  },
  {
    header: 'Nothing comes back.',
    description: 'What is never recalled fades. Here every lesson returns for review in time.',
  },
] as const;

export function Problem() {
  return (
    <section className="section" aria-labelledby="problem-title">
      <div className="section-inner problem-grid">
        <div>
          <h2 id="problem-title" className="section-title">
            Why most technical learning sucks
          </h2>
          <p className="serif-lead">
            It lets you go on. You finish the videos, nod at every line, and find out months later
            that one idea never landed.
          </p>
        </div>
        <figure>
          <GraphFigure {...gapFigure} className="only-wide" />
          <GraphFigure {...gapFigurePhone} className="only-phone" />
          <figcaption className="small muted">
            An example: PCA looks hard. Projection, three lessons before it, was never learned.
          </figcaption>
        </figure>
        <ul className="three-points">
          {points.map(({ header, description }) => (
            <li key={header}>
              <h3>{header}</h3>
              <p className="muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
