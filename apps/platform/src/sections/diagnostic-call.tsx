import { Button } from '@lemma/ui';

export interface DiagnosticCallProps {
  readonly title?: string;
  readonly description?: string;
  /** Opens this path's diagnostic. */
  readonly slug?: string | undefined;
  /** The pricing variant: the button does this in place of opening the diagnostic. */
  readonly onPricing?: () => void;
}

/** The free way in. It opens in a new tab, so that the page one was reading stays. */
export function DiagnosticCall({
  title = 'Find out where you stand.',
  description = 'One question at a time, each chosen from your answers so far. Free, and nobody sees the result but you.',
  slug,
  onPricing,
}: DiagnosticCallProps) {
  return (
    <section className="section call" aria-labelledby="diagnostic-title">
      <div className="section-inner">
        <div>
          <h2 id="diagnostic-title" className="section-title">
            {title}
          </h2>
          <p className="lead">{description}</p>
        </div>
        <p className="button-row">
          {onPricing ? (
            <Button size="xl" onClick={onPricing}>
              See the plans
            </Button>
          ) : (
            <Button asChild size="xl">
              <a href={`/learn/diagnostic${slug ? `#${slug}` : ''}`} target="_blank" rel="noopener">
                Take free diagnostic test
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}
