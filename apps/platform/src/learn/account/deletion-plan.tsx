import { useApiQuery } from '@lemma/api-client/react';
import { useId } from 'react';
import { brand } from '../../brand/brand.ts';

export interface DeletionPlanProps {
  readonly withCustomer: boolean;
  readonly onWithCustomer: (withCustomer: boolean) => void;
}

/** What a deletion takes away, here and at the providers, and what stays and why. */
export function DeletionPlan({ withCustomer, onWithCustomer }: DeletionPlanProps) {
  const plan = useApiQuery('accountDeletionPlan', {});
  const box = useId();
  if (plan.isError)
    return (
      <p role="alert">
        What would be deleted at our providers could not be loaded. Close this dialog and open it
        again.
      </p>
    );
  const {
    identity,
    ends_subscription: endsSubscription,
    has_customer: hasCustomer,
    open_talks: openTalks = 0,
  } = plan.data ?? {};
  return (
    <>
      <p>
        <strong>Deleted, and cannot come back:</strong>
      </p>
      <ul className="plain-rows">
        <li>Your profile, answers, progress, paths and reports</li>
        {identity === 'deleted' && (
          <li>Your sign-in, at the identity provider too: the password no longer works</li>
        )}
        {endsSubscription && (
          <li>
            Your subscription: it ends at once at the payment provider, and nothing more is charged
          </li>
        )}
        {openTalks > 0 && (
          <li>
            {openTalks === 1 ? 'A 1:1 talk' : `${openTalks} 1:1 talks`} that you have paid for and
            not had: write to {brand.email} first if you want the money back
          </li>
        )}
        {hasCustomer && (
          <li>
            <input
              id={box}
              type="checkbox"
              checked={withCustomer}
              onChange={(event) => onWithCustomer(event.target.checked)}
            />{' '}
            <label htmlFor={box}>
              Also your saved card and billing address at the payment provider
            </label>
          </li>
        )}
      </ul>
      <p>
        <strong>Kept:</strong>
      </p>
      <ul className="plain-rows">
        <li>Records of payments, without your name and e-mail: tax law asks for them</li>
        {identity === 'kept' && (
          <li>
            Your sign-in at the identity provider, which this site cannot delete: it is refused here
            from now on
          </li>
        )}
        {hasCustomer && !withCustomer && (
          <li>Your receipts and card at the payment provider, under its own terms</li>
        )}
      </ul>
    </>
  );
}
