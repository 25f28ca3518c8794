import { Loading } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { FeaturedPaths } from '../sections/featured-paths.tsx';
import { DiagnosticCall } from '../sections/diagnostic-call.tsx';
import '../landing/landing.css';
import './paths.css';

export const meta = () =>
  pageMeta({
    title: 'Learning Paths',
    description:
      'Linear algebra and Python for machine learning: two paths on one knowledge graph.',
    path: '/learn/paths',
    picture: 'paths',
  });

const SignedInPaths = lazy(() => import('../learn/paths/signed-in-paths.tsx'));

/** For visitors what there is; for learners the chooser. */
export default function PathsRoute() {
  const { status } = useAuth();
  if (status === 'signed-in')
    return (
      <Suspense fallback={<Loading size="page" label="Loading…" />}>
        <SignedInPaths />
      </Suspense>
    );
  return (
    <div className="paths-page">
      <div className="page paths-head">
        <h1 className="page-title">Learning Paths</h1>
        <p className="lead">
          Two paths on one graph. Begin with either; what you master counts in both, and you can
          make a path to a goal of your own once you are in.
        </p>
      </div>
      <FeaturedPaths title="Choose a path" />
      <DiagnosticCall
        title="Not sure where to begin?"
        description="The free diagnostic finds your place in each path, one question at a time."
      />
    </div>
  );
}
