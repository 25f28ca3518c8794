import { ApiError } from '@lemma/api-client';
import { useApiMutation } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { dayOf, money } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';

type TalkOffer = NonNullable<Answered<'liveSupport'>['talk']>;
type BoughtTalk = TalkOffer['bought'][number];

/** A talk of one's own: what it costs, those that wait for their time, and those that were had. */
export function Talk({ talk }: { readonly talk: TalkOffer }) {
  const { minutes, price_id: priceId, booking_url: bookingUrl, bought } = talk;
  const waiting = bought.filter((one) => isOpen(one)).length;
  return (
    <>
      <h3>1:1 talk</h3>
      <p>
        {minutes} minutes about your goal and how to get there, for {money(talk)}.
        {priceId === null && waiting === 0 && ' For learners who have a plan.'}
      </p>
      {waiting > 0 && (
        <p>
          {waiting === 1
            ? 'The talk you have bought waits'
            : `${waiting} talks you have bought wait`}{' '}
          for a time.
        </p>
      )}
      <p className="action-row">
        {bookingUrl !== null && (
          <Button asChild>
            <a href={bookingUrl}>Choose a time</a>
          </Button>
        )}
        {priceId !== null && <BuyTalk priceId={priceId} more={bookingUrl !== null} />}
      </p>
      {bought.length > 0 && (
        <ul className="plain-rows">
          {bought.map((one) => (
            <li key={one.payment_id}>
              Bought on {dayOf(one.bought_at)}, {money(one)}: {becameOf(one)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface BuyTalkProps {
  readonly priceId: string;
  /** One that was bought waits already. */
  readonly more: boolean;
}

function BuyTalk({ priceId, more }: BuyTalkProps) {
  const { mutate, isPending, isSuccess, error } = useApiMutation('createCheckoutSession');
  const buy = () =>
    mutate(
      { body: { price_id: priceId } },
      { onSuccess: ({ redirect_url }) => window.location.assign(redirect_url) },
    );
  return (
    <>
      <Button variant="outline" disabled={isPending || isSuccess} onClick={buy}>
        {isPending || isSuccess
          ? 'Redirecting to checkout...'
          : more
            ? 'Buy another talk'
            : 'Buy a talk'}
      </Button>
      {error && (
        <span role="alert">
          {(error instanceof ApiError && error.problem?.detail) ||
            'The checkout did not begin. Try it again.'}
        </span>
      )}
    </>
  );
}

const isOpen = ({ status, held_at: heldAt }: BoughtTalk) => status === 'paid' && heldAt === null;

function becameOf({ status, held_at: heldAt }: BoughtTalk): string {
  if (status !== 'paid') return status;
  return heldAt === null ? 'waits for its time' : `had on ${dayOf(heldAt)}`;
}
