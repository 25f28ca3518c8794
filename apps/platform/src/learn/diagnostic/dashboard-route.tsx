import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { pathSlugs } from '../../seo/public-paths.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { learnPaths } from '../learn-paths.ts';
import { DiagnosticDashboard } from './diagnostic-dashboard.tsx';

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

/** /learn/diagnostic: the diagnostic of each path. A hash names one to go to at once. */
export default function DashboardRoute() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const wanted = pathSlugs.find((slug) => `#${slug}` === hash);
  if (hydrated && wanted) return <Navigate to={learnPaths.diagnosticCourse(wanted)} replace />;
  return <DiagnosticDashboard taken={TakenDiagnostics} />;
}
