import { Button, Loading } from '@lemma/ui';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { brand } from '../brand/brand.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { useCheckoutOutcome } from './checkout-outcome.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

export interface PaymentResultProps {
  readonly outcome: PaymentOutcome;
  /** What a cancelled payment was for. */
  readonly kind: 'payment' | 'subscription' | 'talk';
  /** The checkout that was paid, by which the buyer's address is found. */
  readonly checkoutId?: string | null;
}

/** Where the payment page sends the browser back to. */
export function PaymentResult({ outcome, kind, checkoutId = null }: PaymentResultProps) {
  switch (outcome) {
    case 'paid':
      return (
        <Success
          title="Payment Successful!"
          text="Thank you. Every path is open to you now."
          checkoutId={checkoutId}
        />
      );
    case 'subscribed':
      return (
        <Success
          title="Subscription Successful!"
          text="Thank you. Every path is open to you for as long as you stay."
          checkoutId={checkoutId}
        />
      );
    case 'talk':
      return <TalkPaid />;
    case 'cancelled':
      return <Cancelled kind={kind} />;
    default:
      return <Waiting />;
  }
}

/** Talks are sold to learners who are signed in: their account page has the rest. */
function TalkPaid() {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">Your talk is paid</h1>
      <p className="lead">
        Thank you. Choose its time on your account page, under “Help by people”. A payment of the
        last minute may take a moment to show there.
      </p>
      <p className="button-row">
        <AccountLink>Choose a time</AccountLink>
      </p>
    </section>
  );
}

function AccountLink({ children }: { readonly children: string }) {
  return (
    <Button asChild>
      <Link to="/account">{children}</Link>
    </Button>
  );
}

interface SuccessProps {
  readonly title: string;
  readonly text: string;
  readonly checkoutId: string | null;
}

function Success({ title, text, checkoutId }: SuccessProps) {
  const { status } = useAuth();
  const { email, isRefunded = false } = useCheckoutOutcome(checkoutId) ?? {};
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">{isRefunded ? 'You have a subscription already' : title}</h1>
      <p className="lead">
        {isRefunded
          ? 'This e-mail address had a subscription. The second one was ended, and its payment is being returned to you.'
          : text}
      </p>
      {status === 'loading' && <Loading label="Signing you in…" />}
      {status === 'signed-in' && (
        <p className="button-row">
          <Button asChild>
            <Link to={firstScreen}>Go to My Learning Path</Link>
          </Button>
        </p>
      )}
      {status === 'anonymous' && <SameEmail email={email} />}
    </section>
  );
}

/** Where a buyer's learning begins. */
const firstScreen = '/learn/my-learning';

function SameEmail({ email }: { readonly email: string | undefined }) {
  const { login, signup } = useAuth();
  const options = { returnTo: firstScreen, ...(email === undefined ? {} : { email }) };
  return (
    <>
      <p className="lead">
        Sign up or log in with the same e-mail that you used for the payment
        {email !== undefined && (
          <>
            , <strong>{email}</strong>
          </>
        )}
        : that is how {brand.name} knows that your account is premium and not free.
      </p>
      <p className="button-row">
        <Button onClick={() => void signup(options)}>Sign Up</Button>
        <Button variant="outline" onClick={() => void login(options)}>
          Login
        </Button>
      </p>
    </>
  );
}

function Cancelled({ kind }: Pick<PaymentResultProps, 'kind'>) {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">Payment Cancelled</h1>
      <p className="lead">
        Your payment was cancelled. If you&apos;d like to try again, please re-initiate the checkout
        process.
      </p>
      <div className="button-row">
        {kind === 'talk' ? (
          <AccountLink>Back to your account</AccountLink>
        ) : kind === 'payment' ? (
          <CheckoutButton plan={{ key: 'one_year', planType: 'payment' }} label="Try again" />
        ) : (
          <>
            <CheckoutButton
              plan={{ key: 'annual', planType: 'subscription' }}
              label="Retry yearly"
            />
            <CheckoutButton
              plan={{ key: 'monthly', planType: 'subscription' }}
              label="Retry monthly"
              variant="outline"
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Milliseconds until someone who came without a result is sent to the plans. */
const PATIENCE = 4000;

function Waiting() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/#pricing', { replace: true }), PATIENCE);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <section className="page-narrow">
      <h1 className="visually-hidden">Payment</h1>
      <Loading size="page" label="Redirecting you..." />
    </section>
  );
}
