import { ArrowRight } from 'lucide-react';
import type { PathContent } from './content/path-content.ts';

/** Points shown at most. */
const MOST_POINTS = 4;

/** What goes wrong elsewhere, and what stands against each here. */
export function PathProblem({ path }: { readonly path: PathContent }) {
  return (
    <section className="section" aria-labelledby="problem-title">
      <div className="section-inner">
        <h2 id="problem-title" className="section-title">
          {path.problemTitle}
        </h2>
        <p className="lead">{path.problemSubheadline}</p>
        <blockquote className="problem-quote">“{path.problemQuote}”</blockquote>
        <ul className="four-points">
          {path.problemPoints.slice(0, MOST_POINTS).map(({ header, description }) => (
            <li key={header}>
              <h3>{header}</h3>
              <p className="muted">{description}</p>
            </li>
          ))}
        </ul>
        <ul className="pairs">
          {path.problemSolutionPoints.map(({ problem, solution }) => (
            <li key={problem.header}>
              <div>
                <h3>{problem.header}</h3>
                <p className="muted">{problem.description}</p>
              </div>
              <ArrowRight aria-hidden size={24} strokeWidth={1.75} />
              <div className="pair-solution">
                <h3>{solution.header}</h3>
                <p>{solution.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
