import { Navigate, useLocation } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { pathSlugs } from '../../seo/public-paths.ts';
import { learnPaths } from '../learn-paths.ts';
import { DiagnosticCard } from './diagnostic-card.tsx';
import './diagnostic.css';

export const meta = () =>
  pageMeta({
    title: 'Free diagnostic test',
    path: learnPaths.diagnostic,
    description:
      'Find out what you know already, and start where it ends. Free, without an account.',
  });

/** /learn/diagnostic: the diagnostic of each path. A hash names one to go to at once. */
export default function DashboardRoute() {
  const { hash } = useLocation();
  const wanted = pathSlugs.find((slug) => `#${slug}` === hash);
  if (wanted) return <Navigate to={learnPaths.diagnosticCourse(wanted)} replace />;
  return (
    <div className="learn-page">
      <h1 className="page-heading">Diagnostic tests</h1>
      <p className="page-intro">
        A few questions, each chosen by what you answered before, find what you know already. You
        skip that, and start where it ends. There is no score and no clock; “I don’t know yet” is a
        good answer.
      </p>
      <ul className="diagnostic-cards">
        {pathSlugs.map((slug) => (
          <DiagnosticCard key={slug} course={slug} />
        ))}
      </ul>
    </div>
  );
}
