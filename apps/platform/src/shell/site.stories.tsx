import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { learner } from '../auth/example-auth.ts';
import { JustUpdatedScreen, SomethingWrongScreen } from '../errors/error-screens.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { QuestionFragment } from '../landing/question-fragment.tsx';
import { TestimonialsSection } from '../sections/testimonials-section.tsx';
import { exampleTestimonials } from '../sections/testimonials.ts';
import '../landing/landing.css';
import { Curriculum } from '../paths/curriculum.tsx';
import { pythonPath } from '../paths/content/python-path.ts';
import { PathNotFound } from '../paths/path-not-found.tsx';
import '../paths/paths.css';
import { PaymentResult } from '../pricing/payment-result.tsx';
import { PlanPanel } from '../pricing/plan-panel.tsx';
import { plansFor } from '../pricing/plans.ts';
import { RegionNotice } from '../pricing/region-notice.tsx';
import '../pricing/pricing.css';
import { siteServer, siteStory } from './site-story.tsx';

const meta: Meta = {
  title: 'Site/States',
  parameters: { layout: 'fullscreen' },
  // The plans ask for the visitor's country.
  beforeEach: siteServer(),
};
export default meta;

export const SomethingWentWrong = siteStory(<SomethingWrongScreen onReport={() => undefined} />);
export const JustUpdated = siteStory(<JustUpdatedScreen />);
export const PageNotFound = siteStory(<NotFound />);
export const LearningPathNotFound = siteStory(<PathNotFound />);
export const PaidByAVisitor = siteStory(<PaymentResult outcome="paid" kind="payment" />);
export const SubscribedByALearner = siteStory(
  <PaymentResult outcome="subscribed" kind="subscription" />,
  { auth: learner },
);
export const PaymentCancelled = siteStory(<PaymentResult outcome="cancelled" kind="payment" />);
export const SubscriptionCancelled = siteStory(
  <PaymentResult outcome="cancelled" kind="subscription" />,
);
export const WaitingForThePayment = siteStory(<PaymentResult outcome="waiting" kind="payment" />);
export const NotSoldHere = siteStory(
  <div className="page">
    <h2 className="section-title">Choose how you pay</h2>
    <RegionNotice message="" />
  </div>,
);
export const DiscountedPlans = siteStory(
  <div className="page">
    <h2 className="section-title">Choose how you pay</h2>
    <div className="plans">
      {plansFor('GBP', true).map((plan) => (
        <PlanPanel key={plan.key} plan={plan} />
      ))}
    </div>
  </div>,
);
export const Testimonials = siteStory(<TestimonialsSection testimonials={exampleTestimonials} />);

export const AllUnits: StoryObj = {
  ...siteStory(<Curriculum {...pythonPath} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 17 units (+9 more)' }));
    await expect(canvas.getByRole('heading', { name: 'Pandas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const AnsweredWrong: StoryObj = {
  ...siteStory(
    <div className="page-narrow">
      <QuestionFragment />
    </div>,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /\(4, −1, 3\)/u }));
    await expect(canvas.getByText(/The minus sign of the second entry/u)).toBeVisible();
  },
};
