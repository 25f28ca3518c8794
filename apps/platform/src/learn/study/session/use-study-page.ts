import { queryKey, useApiQuery } from '@lemma/api-client/react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { Answered, SessionKind } from '../../wire.ts';

export interface StudyPage {
  readonly query: UseQueryResult<Answered<'interactiveLesson'>>;
  /** What a session can begin with. Not what an answer has made stale: its first question is another. */
  readonly page: Answered<'interactiveLesson'> | undefined;
}

/** A lesson to be studied or reviewed: everything that its session begins with, often asked for ahead. */
export function useStudyPage(kind: SessionKind, uid: string, enabled = true): StudyPage {
  const lessonInput = { params: { lesson_uid: uid } };
  const reviewInput = { params: { review_uid: uid } };
  const lesson = useApiQuery('interactiveLesson', lessonInput, {
    enabled: enabled && kind === 'lesson',
  });
  const review = useApiQuery('interactiveReview', reviewInput, {
    enabled: enabled && kind === 'review',
  });
  const queries = useQueryClient();
  const key =
    kind === 'review'
      ? queryKey('interactiveReview', reviewInput)
      : queryKey('interactiveLesson', lessonInput);
  const query = kind === 'review' ? review : lesson;
  const outdated = query.isFetching && queries.getQueryState(key)?.isInvalidated === true;
  return { query, page: outdated ? undefined : query.data };
}
