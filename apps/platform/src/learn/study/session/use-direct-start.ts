import { queryKey } from '@lemma/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { learnPaths } from '../../learn-paths.ts';
import type { Answered, SessionKind } from '../../wire.ts';
import type { Begin } from './begun-session.ts';

/**
 * A plain press on a link to a lesson that was asked for ahead goes straight to its session: the link's own
 * address would look the lesson up and lead there too, one page later.
 */
export function useDirectStart(): (
  event: MouseEvent,
  lesson: string | null,
  kind: SessionKind,
) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (event, lesson, kind) => {
      const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!plain || event.button !== 0 || lesson === null) return;
      const key =
        kind === 'review'
          ? queryKey('interactiveReview', { params: { review_uid: lesson } })
          : queryKey('interactiveLesson', { params: { lesson_uid: lesson } });
      const known = queries.getQueryState<Answered<'interactiveLesson'>>(key);
      if (!known?.data || known.isInvalidated) return;
      event.preventDefault();
      const open = known.data.open_session_uid;
      const begin: Begin = { kind, lesson };
      void navigate(
        learnPaths.session(open ?? crypto.randomUUID()),
        open ? {} : { state: { begin } },
      );
    },
    [queries, navigate],
  );
}
