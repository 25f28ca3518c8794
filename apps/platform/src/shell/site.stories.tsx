import { createFakeFetch } from '@lemma/api-client/fake';
import { UiProvider } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { JustUpdatedScreen, SomethingWrongScreen } from '../errors/error-screens.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { QuestionFragment } from '../landing/question-fragment.tsx';
import { TestimonialsSection } from '../landing/testimonials-section.tsx';
import '../landing/landing.css';
import { Curriculum } from '../paths/curriculum.tsx';
import { pythonPath } from '../paths/python-path.ts';
import { PathNotFound } from '../paths/path-not-found.tsx';
import '../paths/paths.css';
import { PaymentResult } from '../pricing/payment-result.tsx';
import { PlanPanel } from '../pricing/plan-panel.tsx';
import { plansFor } from '../pricing/plans.ts';
import { RegionNotice } from '../pricing/region-notice.tsx';
import '../pricing/pricing.css';
import './page.css';

function Frame({
  auth = visitor,
  children,
}: {
  readonly auth?: Auth;
  readonly children: ReactNode;
}) {
  return (
    <UiProvider>
      <AuthScope value={auth}>
        <MemoryRouter>
          <main>{children}</main>
        </MemoryRouter>
      </AuthScope>
    </UiProvider>
  );
}

const meta: Meta = {
  title: 'Site/States',
  parameters: { layout: 'fullscreen' },
  // The plans ask for the visitor's country: the fake server answers by the contract.
  beforeEach: () => {
    const real = window.fetch;
    const fake = createFakeFetch({
      countryCheck: () => ({ country_code: 'US', can_purchase: true, message: '' }),
    });
    window.fetch = async (...call) => {
      const request = new Request(...call);
      return /\/(?:edge|config\.json)/u.test(request.url) ? fake(request) : real(request);
    };
    return () => {
      window.fetch = real;
    };
  },
};
export default meta;

const story = (content: ReactNode, auth?: Auth): StoryObj => ({
  render: () => <Frame {...(auth && { auth })}>{content}</Frame>,
});

export const SomethingWentWrong = story(<SomethingWrongScreen onReport={() => undefined} />);
export const JustUpdated = story(<JustUpdatedScreen />);
export const PageNotFound = story(<NotFound />);
export const LearningPathNotFound = story(<PathNotFound />);
export const PaidByAVisitor = story(<PaymentResult outcome="paid" kind="payment" />);
export const SubscribedByALearner = story(
  <PaymentResult outcome="subscribed" kind="subscription" />,
  learner,
);
export const PaymentCancelled = story(<PaymentResult outcome="cancelled" kind="payment" />);
export const SubscriptionCancelled = story(
  <PaymentResult outcome="cancelled" kind="subscription" />,
);
export const WaitingForThePayment = story(<PaymentResult outcome="waiting" kind="payment" />);
export const NotSoldHere = story(
  <div className="page">
    <h2 className="section-title">Choose how you pay</h2>
    <RegionNotice message="" />
  </div>,
);
export const DiscountedPlans = story(
  <div className="page">
    <h2 className="section-title">Choose how you pay</h2>
    <div className="plans">
      {plansFor('GBP', true).map((plan) => (
        <PlanPanel key={plan.key} plan={plan} />
      ))}
    </div>
  </div>,
);
export const Testimonials = story(<TestimonialsSection />);

export const AllUnits: StoryObj = {
  ...story(<Curriculum {...pythonPath} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 17 units (+9 more)' }));
    await expect(canvas.getByRole('heading', { name: 'Pandas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const AnsweredWrong: StoryObj = {
  ...story(
    <div className="page-narrow">
      <QuestionFragment />
    </div>,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /\(4, −1, 7\)/u }));
    await expect(canvas.getByText(/The minus sign of the second entry/u)).toBeVisible();
  },
};
