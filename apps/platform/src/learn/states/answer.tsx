import { ApiError } from '@lemma/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from './failure.ts';
import { NoAccess } from './no-access.tsx';
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
  if (error instanceof ApiError && error.code === 'not-found')
    return <SomethingMissing what={what} detail={error.problem?.detail ?? ''} />;
  if (
    error instanceof ApiError &&
    ['payment-required', 'lesson-locked', 'unauthenticated'].includes(error.code ?? '')
  )
    return (
      <NoAccess
        reason={
          error.code === 'payment-required'
            ? 'plan'
            : error.code === 'lesson-locked'
              ? 'locked'
              : 'sign-in'
        }
        missing={error.problem?.missing_prerequisites ?? []}
      />
    );
  return <NotReached what={what} {...failureOf(error)} onRetry={onRetry} />;
}
