import { EdgeProvider } from '@lemma/api-client/react';
import type { ReactNode } from 'react';
import { api, queryClient } from './client.ts';

/** API client and cache for the hooks below. The learning area has one of its own that adds the outbox. */
export function ApiScope({ children }: { readonly children: ReactNode }) {
  return (
    <EdgeProvider client={api} queryClient={queryClient}>
      {children}
    </EdgeProvider>
  );
}
