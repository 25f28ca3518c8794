import { Check } from 'lucide-react';
import { brand } from '../brand/brand.ts';
import { currencyNames, everyPlan, plansFor } from './plans.ts';
import { PlanPanel } from './plan-panel.tsx';
import { RegionNotice } from './region-notice.tsx';
import { useRegion } from './region.ts';
import './pricing.css';

export interface PricingSectionProps {
  /** Default: 'Choose how you pay'. */
  readonly title?: string;
  readonly headingLevel?: 'h1' | 'h2';
  /** What a buyer should know of this page's path. */
  readonly note?: string | undefined;
}

/** The four plans with the prices of the visitor's country. Its anchor is #pricing. */
export function PricingSection({
  title = 'Choose how you pay',
  headingLevel: Heading = 'h2',
  note,
}: PricingSectionProps) {
  const region = useRegion();
  const below = Heading === 'h1' ? 'h2' : 'h3';
  const plans = plansFor(region.currency, region.discounted);
  return (
    <section id="pricing" className="section section-ground" aria-labelledby="pricing-title">
      <div className="section-inner">
        <div className="pricing-head">
          <Heading id="pricing-title" className="section-title">
            {title}
          </Heading>
          <p className="muted">
            Prices in {currencyNames[region.currency]}. A pass opens every path, future ones too,
            and your price is locked in.{note && ` ${note}`}
          </p>
        </div>
        {!region.canPurchase && <RegionNotice message={region.message} headingLevel={below} />}
        <div className="plans">
          {plans.map((plan) => (
            <PlanPanel key={plan.key} plan={plan} headingLevel={below} />
          ))}
        </div>
        <ul className="pricing-every" aria-label="Every plan has">
          {everyPlan.map((point) => (
            <li key={point}>
              <Check aria-hidden size={18} strokeWidth={1.75} />
              {point}
            </li>
          ))}
        </ul>
        <p className="muted small">
          The guarantee covers your first payment: write to{' '}
          <a className="text-link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>{' '}
          within 30 days. Subscriptions renew automatically; you can cancel in your account.
        </p>
      </div>
    </section>
  );
}
