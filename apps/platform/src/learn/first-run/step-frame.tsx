import { Button } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useTopOfPage } from '../diagnostic/use-top-of-page.ts';
import type { FirstRun } from './use-first-run.ts';
import { firstRunSteps } from './kept-place.ts';

export interface StepFrameProps {
  readonly run: FirstRun;
  readonly heading: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** The step's own buttons; leaving it out stands beside them. */
  readonly actions?: ReactNode;
}

/** A screen of the first run: which of them it is, its question, and how to leave it out. */
export function StepFrame({ run, heading, intro, children, actions }: StepFrameProps) {
  const title = useTopOfPage();
  const number = firstRunSteps.indexOf(run.step) + 1;
  const isLast = number === firstRunSteps.length;
  return (
    <section className="learn-page first-run" aria-labelledby="first-run-title">
      <p className="first-run-place">
        <span>
          Step {number} of {firstRunSteps.length}
        </span>
        {!isLast && (
          <button type="button" className="text-link" onClick={run.end}>
            Skip all
          </button>
        )}
      </p>
      <div className="first-run-steps" aria-hidden>
        {firstRunSteps.map((step, index) => (
          <span key={step} data-done={index < number || undefined} />
        ))}
      </div>
      <h1 ref={title} id="first-run-title" tabIndex={-1} className="page-heading">
        {heading}
      </h1>
      <p className="page-intro">{intro}</p>
      {children}
      <p className="action-row sticky-action">
        {actions}
        <Button size="xl" variant="ghost" onClick={() => run.goOn()}>
          {isLast ? 'Go to my plan' : 'Skip'}
        </Button>
      </p>
    </section>
  );
}
