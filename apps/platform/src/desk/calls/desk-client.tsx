import { type ClientOf, createClientOf } from '@lemma/api-client';
import type { Endpoint, InputOf, OutputOf } from '@lemma/api-client/contract';
import { type DeskContract, deskContract, type DeskOperation } from '@lemma/api-client/desk';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Auth } from '../../auth/auth-context.ts';

export type DeskClient = ClientOf<DeskContract>;

/** What a call of the desk answers. */
export type Told<O extends DeskOperation> = OutputOf<DeskContract[O]>;

type Method<O extends DeskOperation, M extends Endpoint['method']> = DeskContract[O] extends {
  readonly method: M;
}
  ? O
  : never;
type DeskQuery = { [O in DeskOperation]: Method<O, 'GET'> }[DeskOperation];
type DeskAct = { [O in DeskOperation]: Method<O, 'POST'> }[DeskOperation];
type Loose = (input: unknown, options?: { readonly signal?: AbortSignal }) => Promise<unknown>;

const ClientContext = createContext<DeskClient | undefined>(undefined);

/** The desk's client for the calls below, with tokens for its role. */
export function DeskCalls({
  getToken,
  client,
  children,
}: {
  readonly getToken: Auth['getToken'];
  /** For stories and tests. */
  readonly client?: DeskClient | undefined;
  readonly children: ReactNode;
}) {
  const own = useMemo(
    () =>
      createClientOf(deskContract, {
        getToken: ({ fresh }) => getToken({ fresh, role: 'desk' }),
        // Whoever is at the desk sees what failed and presses again: each try of an act stands in the trail.
        retries: 0,
      }),
    [getToken],
  );
  return <ClientContext value={client ?? own}>{children}</ClientContext>;
}

export function useDeskClient(): DeskClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('No client of the desk: put <DeskCalls> around this part.');
  return client;
}

/** The answer of a call that changes nothing. Nobody's account is shown in the place of another that is on its way. */
export function useDeskQuery<O extends DeskQuery>(
  operation: O,
  input: InputOf<DeskContract[O]>,
): UseQueryResult<Told<O>> {
  const client = useDeskClient();
  return useQuery({
    queryKey: ['desk', operation, input],
    queryFn: async ({ signal }) =>
      (await (client[operation] as Loose)(input, { signal })) as Told<O>,
    retry: false,
  });
}

/** What the payment provider says of an act comes by a webhook, some seconds after it. */
const webhookMs = 4000;

/** A call that changes something: all that the desk shows is asked for anew after it, and once more a little later. */
export function useDeskAct<O extends DeskAct>(operation: O) {
  const client = useDeskClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<DeskContract[O]>) =>
      (await (client[operation] as Loose)(input)) as Told<O>,
    onSettled: () => {
      const askAnew = () => queries.invalidateQueries({ queryKey: ['desk'] });
      setTimeout(() => void askAnew(), webhookMs);
      return askAnew();
    },
    retry: false,
  });
}
