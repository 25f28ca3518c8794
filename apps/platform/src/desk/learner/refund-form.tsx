import type { DeskPayment } from '@lemma/api-client/desk';
import { useState } from 'react';
import { money } from '../../learn/formatting/figures.ts';
import { ActForm } from '../act/act-form.tsx';
import { Answered } from '../calls/answered.tsx';
import { useDeskAct, useDeskQuery } from '../calls/desk-client.tsx';
import { momentOf } from '../words/figures.ts';
import { planName } from '../words/words.ts';

interface RefundProps {
  readonly learnerId: string;
  readonly onDone: (words: string) => void;
  readonly onLeave: () => void;
}

/** Refunds one payment, which the provider is asked for when this opens. */
export function RefundForm(props: RefundProps) {
  const query = useDeskQuery('refundable', { params: { learner_id: props.learnerId } });
  return (
    <Answered query={query} what="the payments">
      {({ payments }) => {
        const [first] = payments;
        return first ? (
          <Refund {...props} payments={payments} first={first} />
        ) : (
          <p className="act-form">This learner has no payment that can be refunded.</p>
        );
      }}
    </Answered>
  );
}

function Refund({
  learnerId,
  payments,
  first,
  onDone,
  onLeave,
}: RefundProps & { readonly payments: readonly DeskPayment[]; readonly first: DeskPayment }) {
  const [chosen, setChosen] = useState(first.payment_id);
  const payment = payments.find(({ payment_id }) => payment_id === chosen) ?? first;
  const refund = useDeskAct('refund');
  const amount = money(payment);
  return (
    <ActForm
      title={`Refund ${amount}?`}
      doIt={`Refund ${amount}`}
      leaveIt="Keep payment"
      danger
      call={refund}
      onLeave={onLeave}
      onAct={(act) =>
        refund.mutate(
          {
            params: { learner_id: learnerId },
            body: { ...act, payment_id: payment.payment_id },
          },
          { onSuccess: () => onDone(`${amount} is on its way back.`) },
        )
      }
    >
      {payments.length > 1 && (
        <fieldset className="act-choice">
          <legend>Which payment</legend>
          {payments.map((one) => (
            <label key={one.payment_id}>
              <input
                type="radio"
                name="payment"
                checked={one.payment_id === payment.payment_id}
                onChange={() => setChosen(one.payment_id)}
              />
              {money(one)}, {planName(one.plan)}, {momentOf(one.paid_at)}
            </label>
          ))}
        </fieldset>
      )}
      <p>
        {planName(payment.plan)}, paid {momentOf(payment.paid_at)}. {followsFrom[payment.kind]} This
        cannot be undone here.
      </p>
      <p className="desk-quiet">{promise(payment)}</p>
    </ActForm>
  );
}

const followsFrom = {
  subscription: 'The subscription ends at once. Progress is kept.',
  purchase: 'The access that it paid for ends at once. Progress is kept.',
  talk: 'A talk that was not had yet cannot be given a time any more.',
} as const;

function promise({ kind, promised_until: until }: DeskPayment): string {
  if (until === null && kind === 'talk')
    return 'The talk was had: the terms promise a refund only before.';
  if (until === null) return 'A renewal: the terms promise a refund of the first payment only.';
  return Date.parse(until) >= Date.now()
    ? `The terms promise it without a reason until ${momentOf(until)}.`
    : `The 30 days that the terms promise were over on ${momentOf(until)}.`;
}
