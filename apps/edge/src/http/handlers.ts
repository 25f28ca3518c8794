import type { Contract, Operation, OutputOf } from '@lemma/api-client/contract';
import type { z } from 'zod';

/** Who sent a request, as far as the server knows. */
export interface Sender {
  /** Address, for rate limits and the country; never stored. */
  readonly address: string;
  /** ISO 3166-1 alpha-2, or undefined if it cannot be told. */
  readonly country: string | undefined;
}

interface SignedBody {
  readonly bytes: Uint8Array;
  readonly headers: Headers;
}

type Schema<E, Key extends string> = E extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A checked request of operation O. */
export interface Call<O extends Operation> {
  readonly params: Schema<Contract[O], 'params'>;
  readonly query: Schema<Contract[O], 'query'>;
  readonly body: Schema<Contract[O], 'body'>;
  /** The token’s `sub`. */
  readonly learner: Contract[O]['auth'] extends 'bearer'
    ? string
    : Contract[O]['auth'] extends 'optional'
      ? string | undefined
      : undefined;
  /** The access token itself, for questions to the identity provider. */
  readonly token: Contract[O]['auth'] extends 'bearer' ? string : string | undefined;
  readonly sender: Sender;
  /** The raw body of a call whose contract says `signed`. */
  readonly signed: Contract[O] extends { readonly signed: true } ? SignedBody : undefined;
}

/** One handler for every call: a missing one is a type error. */
export type Handlers = {
  readonly [O in Operation]: (
    call: Call<O>,
  ) => Promise<OutputOf<Contract[O]>> | OutputOf<Contract[O]>;
};

/** Any handler, as the adapter sees it: its input was checked by the contract. */
export type LooseHandler = (call: unknown) => unknown;
