import { lazy, Suspense } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { PricingSection } from '../pricing/pricing-section.tsx';
import { DiagnosticCall } from '../sections/diagnostic-call.tsx';
import { Audience } from './audience.tsx';
import { Contact } from './contact.tsx';
import { FaqSection } from '../faq/faq-section.tsx';
import { FeaturedPaths } from '../sections/featured-paths.tsx';
import { Features } from './features.tsx';
import { faq } from '../faq/faq.ts';
import { FounderStory } from './founder-story.tsx';
import { HowItWorks } from '../sections/how-it-works.tsx';
import { Problem } from './problem.tsx';
import { Roadmap } from './roadmap-section.tsx';
import { Support } from '../sections/support.tsx';
import { TestimonialsSection } from '../sections/testimonials-section.tsx';

const UnlessSubscribed = lazy(() => import('./unless-subscribed.tsx'));

/** Nothing is sold to who has a plan. */
function Plans() {
  const { status } = useAuth();
  if (status !== 'signed-in') return <PricingSection />;
  return (
    <Suspense fallback={null}>
      <UnlessSubscribed>
        <PricingSection />
      </UnlessSubscribed>
    </Suspense>
  );
}

/** The landing page from the problem on, in the order of the specification. */
export function FurtherDown() {
  return (
    <>
      <Problem />
      <FeaturedPaths />
      <TestimonialsSection />
      <Audience />
      <Features />
      <HowItWorks />
      <FounderStory />
      <div className="section-pair">
        <Support />
        <Roadmap />
      </div>
      <FaqSection items={faq} />
      <DiagnosticCall />
      <Plans />
      <Contact />
    </>
  );
}
