import { ApiError } from '@lemma/api-client';
import { Button, Loading, Notice } from '@lemma/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The faces of an answer at the desk: on its way, refused with the server's own words, there. */
export function Answered<T>({
  query,
  what,
  children,
}: {
  readonly query: UseQueryResult<T>;
  /** What is being loaded, as the end of "Loading …". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Loading label={`Loading ${what}…`} />;
  return (
    <div className="desk-failed">
      <Notice variant="error">
        We could not load {what}. {problemOf(query.error)}
      </Notice>
      <Button variant="outline" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}

/** What went wrong, in the server's words: staff can use them. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? `The server said ${error.status}.`;
  return error instanceof Error ? error.message : String(error);
}
