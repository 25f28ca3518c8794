import { Button } from '@lemma/ui';
import { dayOf, money } from '../../learn/formatting/figures.ts';
import type { Told } from '../calls/desk-client.tsx';

export type Talk = Told<'learner'>['talks'][number];

/** The talks that a learner has bought, and whether each was had. */
export function TalkList({
  talks,
  isOwn,
  onSettle,
}: {
  readonly talks: readonly Talk[];
  readonly isOwn: boolean;
  readonly onSettle: (talk: Talk) => void;
}) {
  return (
    <ul className="mail-rows">
      {talks.map((talk) => (
        <li key={talk.payment_id}>
          <span>
            {money(talk)}, bought on {dayOf(talk.bought_at)}
          </span>
          <span className="desk-quiet">{stateOf(talk)}</span>
          {talk.status === 'paid' && !isOwn && (
            <Button variant="outline" size="sm" onClick={() => onSettle(talk)}>
              {talk.held_at === null ? 'It was had' : 'It was not had'}
              <span className="visually-hidden">: bought on {dayOf(talk.bought_at)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ status, held_at: heldAt }: Talk): string {
  if (status !== 'paid') return status;
  return heldAt === null ? 'Not had yet' : `Had on ${dayOf(heldAt)}`;
}
