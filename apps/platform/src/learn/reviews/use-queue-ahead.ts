import { apiQuery, useApiClient } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadFormulaFonts } from '../study/lesson/formula-fonts.ts';
import { asLesson } from '../study/lesson/documents.ts';
import type { ReviewQueue } from './review-queue.ts';

/** Asks ahead for all reviews of the queue, one after the other: each begins without a wait, and without network too. */
export function useQueueAhead(queue: ReviewQueue): void {
  const client = useApiClient();
  const queries = useQueryClient();
  const [first] = useState(queue);
  useEffect(() => {
    let gone = false;
    const ready = async () => {
      for (const { lesson, session, known } of first.reviews) {
        if (gone) return;
        const document = known
          ? queries.fetchQuery(apiQuery(client, 'session', { params: { session_uid: session } }))
          : queries.fetchQuery(
              apiQuery(client, 'interactiveReview', { params: { review_uid: lesson } }),
            );
        // What cannot be had ahead is asked for again when it is wanted, and its refusal is met there.
        const given = await document.catch(() => undefined);
        if (given) await loadFormulaFonts(asLesson(given.lesson).sections).catch(() => undefined);
      }
    };
    void ready();
    return () => {
      gone = true;
    };
  }, [first, client, queries]);
}
