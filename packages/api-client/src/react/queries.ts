import {
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiClient, CallOptions } from '../client/client.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import type { InputOf, OutputOf } from '../contract/endpoint.ts';
import { invalidates, queryKey } from './keys.ts';
import { useEdge } from './provider.tsx';

export type QueryOperation = {
  [O in Operation]: Contract[O]['method'] extends 'GET' ? O : never;
}[Operation];
export type MutationOperation = Exclude<Operation, QueryOperation>;

type Loose = (input: unknown, options?: CallOptions) => Promise<unknown>;

/** Options for `useQuery`, `prefetchQuery` and the like. */
export function apiQuery<O extends QueryOperation>(
  client: ApiClient,
  operation: O,
  input: InputOf<Contract[O]>,
) {
  return queryOptions({
    queryKey: queryKey(operation, input),
    queryFn: async ({ signal }): Promise<OutputOf<Contract[O]>> =>
      (await (client[operation] as Loose)(input, { signal })) as OutputOf<Contract[O]>,
  });
}

export interface ApiQueryOptions {
  /** False while it must not be asked, for example before sign-in. */
  readonly enabled?: boolean;
}

/** The answer of a GET call, cached by operation and input: `useApiQuery('me', {})`. */
export function useApiQuery<O extends QueryOperation>(
  operation: O,
  input: InputOf<Contract[O]>,
  { enabled = true }: ApiQueryOptions = {},
): UseQueryResult<OutputOf<Contract[O]>> {
  const { client } = useEdge();
  return useQuery({ ...apiQuery(client, operation, input), enabled });
}

/** A POST call: `mutateAsync` throws what the server refused, and stale answers are asked anew. */
export function useApiMutation<O extends MutationOperation>(
  operation: O,
): UseMutationResult<OutputOf<Contract[O]>, Error, InputOf<Contract[O]>> {
  const { client } = useEdge();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<Contract[O]>): Promise<OutputOf<Contract[O]>> =>
      (await (client[operation] as Loose)(input)) as OutputOf<Contract[O]>,
    onSuccess: async () => invalidateAfter(queries, operation),
  });
}

/** Asks anew what `operation` made stale. For hosts that call the client themselves. */
export async function invalidateAfter(queries: QueryClient, operation: Operation): Promise<void> {
  const stale = invalidates[operation] ?? [];
  await Promise.all(stale.map((other) => queries.invalidateQueries({ queryKey: queryKey(other) })));
}

/** `invalidateAfter` bound to the query client around. */
export function useInvalidateAfter(): (operation: Operation) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((operation: Operation) => invalidateAfter(queries, operation), [queries]);
}
