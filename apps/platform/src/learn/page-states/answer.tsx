import { ApiError } from '@lemma/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import {
  LockedLesson,
  NeedsPlan,
  NeedsSignIn,
  NothingToReview,
  NotWritten,
} from './refused-lesson.tsx';
import { NotReached } from './not-reached.tsx';
import { SomethingMissing } from './something-missing.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export interface AnswerProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is being loaded, as the end of "Loading …". */
  readonly what: string;
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The four faces of an asked-for answer: on its way, out of reach, refused, there. */
export function Answer<T>({ query, what, skeleton, children }: AnswerProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return <Refusal error={query.error} what={what} onRetry={() => void query.refetch()} />;
  return skeleton ?? <PageSkeleton what={what} />;
}

export interface RefusalProps {
  readonly error: unknown;
  readonly what: string;
  readonly onRetry: () => void;
}

/** The screen for a call that did not succeed. */
export function Refusal({ error, what, onRetry }: RefusalProps) {
  if (!(error instanceof ApiError))
    return <NotReached what={what} {...failureOf(error)} onRetry={onRetry} />;
  const { lesson, missing_prerequisites: missing } = error.problem ?? {};
  switch (error.code) {
    case 'not-found':
      return lesson ? <NotWritten lesson={lesson} /> : <SomethingMissing what={what} />;
    case 'lesson-locked':
      return <LockedLesson lesson={lesson} missing={missing ?? []} />;
    case 'payment-required':
      return <NeedsPlan lesson={lesson} />;
    case 'unauthenticated':
      return <NeedsSignIn lesson={lesson} />;
    case 'nothing-to-review':
      return <NothingToReview lesson={lesson} />;
    default:
      return <NotReached what={what} {...failureOf(error)} onRetry={onRetry} />;
  }
}
