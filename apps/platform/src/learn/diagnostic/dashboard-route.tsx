import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { pathSlugs } from '../../seo/public-paths.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { learnPaths } from '../learn-paths.ts';
import { DiagnosticCards, TakeDiagnostic } from './diagnostic-cards.tsx';
import { DiagnosticSteps } from './diagnostic-steps.tsx';
import { ExampleMap } from './example-map.tsx';
import './dashboard.css';

/** Tests that were begun or taken: asked for once the page answers. */
const TakenDiagnostics = lazy(() => import('./taken-diagnostics.tsx'));

export const meta = () =>
  pageMeta({
    title: 'Free diagnostic test',
    path: learnPaths.diagnostic,
    description:
      'Find out what you know already, and start where it ends. Free, without an account.',
    picture: 'diagnostic',
  });

const untaken = (
  <DiagnosticCards>
    {(slug) => (
      <p className="action-row">
        <TakeDiagnostic course={slug} />
      </p>
    )}
  </DiagnosticCards>
);

/** /learn/diagnostic: the diagnostic of each path. A hash names one to go to at once. */
export default function DashboardRoute() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const wanted = pathSlugs.find((slug) => `#${slug}` === hash);
  if (hydrated && wanted) return <Navigate to={learnPaths.diagnosticCourse(wanted)} replace />;
  return (
    <>
      <section className="diagnostic-door">
        <div className="section-inner diagnostic-door-grid">
          <div>
            <p className="path-name">Diagnostic tests</p>
            <h1 className="page-title">Find out what you know already.</h1>
            <p className="hero-text">
              A few questions, each chosen by what you answered before. You skip what you know, and
              start where it ends. Free, without an account.
            </p>
            <p className="small muted">
              No score and no clock. “I don’t know yet” is a good answer.
            </p>
          </div>
          <ExampleMap />
        </div>
        <div className="section-inner">
          {hydrated ? <Suspense fallback={untaken}>{<TakenDiagnostics />}</Suspense> : untaken}
        </div>
      </section>
      <DiagnosticSteps />
    </>
  );
}
