import { CheckoutButton } from './checkout-button.tsx';
import type { Plan } from './plans.ts';
import { useRegion } from './region.ts';

export interface PlanPanelProps {
  readonly plan: Plan;
  /** Default: h3. */
  readonly headingLevel?: 'h2' | 'h3';
}

export function PlanPanel({ plan, headingLevel: Heading = 'h3' }: PlanPanelProps) {
  const { lifetimeLeft } = useRegion();
  const left = plan.key === 'lifetime' ? lifetimeLeft : undefined;
  const best = plan.badge !== null;
  return (
    <article className={best ? 'plan plan-best' : 'plan'} aria-labelledby={`plan-${plan.key}`}>
      <div className="plan-name">
        <Heading id={`plan-${plan.key}`}>{plan.title}</Heading>
        {plan.badge && <span className="plan-badge">{plan.badge}</span>}
      </div>
      <p className="plan-price">
        {plan.originalPrice && (
          <s>
            <span className="visually-hidden">Regular price </span>
            {plan.originalPrice}
          </s>
        )}
        <strong>{plan.price}</strong> <span className="muted">{plan.per}</span>
      </p>
      {plan.discountNote && <p className="small plan-note">{plan.discountNote}</p>}
      <p className="muted">
        {plan.description}
        {left !== undefined && ` ${left === 0 ? 'None is left.' : `${left} left.`}`}
      </p>
      {plan.extras.length > 0 && (
        <ul className="plan-extras muted">
          {plan.extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
      )}
      <div className="plan-action">
        <CheckoutButton
          plan={plan}
          label={plan.buttonLabel}
          variant={best ? 'solid' : 'outline'}
          style={{ width: '100%' }}
        />
      </div>
    </article>
  );
}
