import { apiQuery, useApiClient } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { dueReviews, reviewsOfToday } from './due-reviews.ts';
import { keptQueue } from './kept-queue.ts';
import { queueOf, type ReviewQueue } from './review-queue.ts';

export interface QueueOfToday {
  /** The queue to go on with; undefined while it is not known. It has no reviews where nothing is due. */
  readonly queue: ReviewQueue | undefined;
  /** Why it cannot be known. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Takes all that is due then, whatever is left of the day's goal. */
  readonly more: () => void;
}

type Found = { readonly queue: ReviewQueue } | { readonly error: unknown };

/** The queue that this device has kept of today, else one of what is due as far as the day's goal has room for it. */
export function useQueueOfToday(): QueueOfToday {
  const client = useApiClient();
  const queries = useQueryClient();
  const [found, setFound] = useState<Found>();
  const [asked, setAsked] = useState({ more: false });
  useEffect(() => {
    let gone = false;
    const find = async (): Promise<ReviewQueue> => {
      const kept = asked.more ? undefined : await keptQueue();
      if (kept) return kept;
      const [plan, { sessions }] = await Promise.all([
        queries.fetchQuery(apiQuery(client, 'nextActions', {})),
        queries.fetchQuery(apiQuery(client, 'inProgressSessions', {})),
      ]);
      const due = (asked.more ? dueReviews : reviewsOfToday)(plan, sessions);
      return queueOf(due, () => crypto.randomUUID());
    };
    find().then(
      (queue) => !gone && setFound({ queue }),
      (error: unknown) => !gone && setFound({ error }),
    );
    return () => {
      gone = true;
    };
  }, [asked, client, queries]);
  const again = useCallback((more: boolean) => {
    setFound(undefined);
    setAsked({ more });
  }, []);
  return {
    queue: found && 'queue' in found ? found.queue : undefined,
    error: found && 'error' in found ? found.error : undefined,
    retry: useCallback(() => again(false), [again]),
    more: useCallback(() => again(true), [again]),
  };
}
