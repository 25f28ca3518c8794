import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Contract } from '../contract/contract.ts';
import type { InputOf, OutputOf } from '../contract/endpoint.ts';
import type { OutboxOperation, OutboxState } from '../outbox/outbox.ts';
import { useEdge } from './provider.tsx';
import { invalidateAfter } from './queries.ts';

const empty: OutboxState = { pending: 0, stalled: false, held: 0 };

/** How much waits to be delivered: for "Saved on this device, will be sent" notices. */
export function useOutboxState(): OutboxState {
  const { outbox } = useEdge();
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => outbox?.subscribe(listener) ?? (() => undefined),
      [outbox],
    ),
    () => outbox?.state ?? empty,
    () => empty,
  );
}

/**
 * Sends through the outbox and asks anew what the call made stale. Rejects with `ApiError` if the server refuses
 * it for good, and at once if nobody is signed in.
 */
export function useOutboxSend(): <O extends OutboxOperation>(
  operation: O,
  input: InputOf<Contract[O]>,
) => Promise<OutputOf<Contract[O]>> {
  const { outbox } = useEdge();
  const queries = useQueryClient();
  return useCallback(
    async (operation, input) => {
      if (!outbox) throw new Error('No outbox: nobody is signed in.');
      const output = await outbox.send(operation, input);
      await invalidateAfter(queries, operation);
      return output;
    },
    [outbox, queries],
  );
}
