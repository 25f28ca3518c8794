import { useOutboxState } from '@lemma/api-client/react';
import { useServerAnswers } from '../../offline/reach.ts';
import { useOnline } from './use-online.ts';

/** How what the learner does reaches the server just now. */
export interface Delivery {
  readonly online: boolean;
  /** Whether the server does. It can be down while the browser is online. */
  readonly answers: boolean;
  /** Answers and places that wait to be sent. */
  readonly waiting: number;
  /** How many were set aside: something between this page and the server refuses them. */
  readonly held: number;
}

export function useDelivery(): Delivery {
  const { pending, stalled, held } = useOutboxState();
  const online = useOnline();
  const answers = useServerAnswers() && !stalled;
  return { online, answers, waiting: online && answers ? 0 : pending, held };
}
