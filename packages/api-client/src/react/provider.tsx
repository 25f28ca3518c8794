import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ApiClient } from '../client/client.ts';
import type { Outbox } from '../outbox/outbox.ts';

interface Edge {
  readonly client: ApiClient;
  readonly outbox: Outbox | undefined;
}

const EdgeContext = createContext<Edge | undefined>(undefined);

export interface EdgeProviderProps {
  readonly client: ApiClient;
  /** The signed-in learner's outbox, if there is one. */
  readonly outbox?: Outbox | undefined;
  /** The host's own query client. Default: one with `createQueryClient()`. */
  readonly queryClient?: QueryClient;
  readonly children: ReactNode;
}

/** Gives the hooks below it their client, cache and outbox. */
export function EdgeProvider({ client, outbox, queryClient, children }: EdgeProviderProps) {
  const [own] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={queryClient ?? own}>
      <EdgeContext.Provider value={{ client, outbox }}>{children}</EdgeContext.Provider>
    </QueryClientProvider>
  );
}

/** A query client that leaves retries to the API client, which knows what may be sent twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      mutations: { retry: false },
    },
  });
}

export function useEdge(): Edge {
  const edge = useContext(EdgeContext);
  if (!edge) throw new Error('No API client set: put <EdgeProvider client={…}> around this part.');
  return edge;
}

/** The typed client itself. */
export function useApiClient(): ApiClient {
  return useEdge().client;
}
