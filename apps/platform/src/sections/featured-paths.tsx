import '../figures/figures.css';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EigenvectorFigure, ExerciseFigure, UnitTrack } from '../figures/path-figures.tsx';
import { isWritten } from '../paths/content/counts.ts';
import { pathCards } from '../paths/content/path-cards.ts';

const figures: Readonly<Record<string, ReactNode>> = {
  'essential-linear-algebra-for-ml': <EigenvectorFigure />,
  'essential-python-for-data-science-and-ml': <ExerciseFigure />,
};

export function FeaturedPaths({
  title = 'Start your mastery journey today',
}: {
  readonly title?: string;
}) {
  return (
    <section className="section section-ground" aria-labelledby="paths-title">
      <div className="section-inner">
        <h2 id="paths-title" className="section-title">
          {title}
        </h2>
        <div className="path-cards">
          {pathCards.map(({ slug, title, counts, text, units, coming }) => (
            <article key={slug} className="card path-card">
              <div className="path-card-figure">{figures[slug]}</div>
              <div className="path-card-text">
                <h3>{title}</h3>
                <p className="muted">{counts}</p>
                <UnitTrack written={units.map(({ uid }) => isWritten(slug, uid))} />
                <p>{text}</p>
                {coming && <p className="small muted">{coming}</p>}
                <Link className="arrow-link" to={`/learn/paths/${slug}`}>
                  See the curriculum<span className="visually-hidden"> of {title}</span>
                  <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
                </Link>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
