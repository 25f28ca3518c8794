import { type ComponentType, Suspense } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { DiagnosticCards, TakeDiagnostic } from './diagnostic-cards.tsx';
import { DiagnosticSteps } from './diagnostic-steps.tsx';
import { ExampleMap } from './example-map.tsx';
import { visitorDiagnostics } from '../visitor-sessions/visitor-sessions.ts';
import './dashboard.css';

const untaken = (
  <DiagnosticCards>
    {(slug) => (
      <p className="action-row">
        <TakeDiagnostic course={slug} />
      </p>
    )}
  </DiagnosticCards>
);

/**
 * The public page of the diagnostics. `taken` shows the cards with what the server knows, once the page answers: of a
 * learner, and of a visitor who has taken one in this browser. Of anybody else it knows nothing.
 */
export function DiagnosticDashboard({ taken: Taken }: { readonly taken: ComponentType }) {
  const hydrated = useHydrated();
  const { status } = useAuth();
  const isKnown =
    hydrated && (status === 'signed-in' || Object.keys(visitorDiagnostics.all()).length > 0);
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
          {isKnown ? (
            <Suspense fallback={untaken}>
              <Taken />
            </Suspense>
          ) : (
            untaken
          )}
        </div>
      </section>
      <DiagnosticSteps />
    </>
  );
}
