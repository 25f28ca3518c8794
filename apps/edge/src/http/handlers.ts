import type { Calls, Contract, Endpoint, Operation, OutputOf } from '@lemma/api-client/contract';
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

/** A checked request of a call. */
export interface CallTo<E extends Endpoint> {
  readonly params: Schema<E, 'params'>;
  readonly query: Schema<E, 'query'>;
  readonly body: Schema<E, 'body'>;
  /** The token’s `sub`. */
  readonly learner: E['auth'] extends 'bearer'
    ? string
    : E['auth'] extends 'optional'
      ? string | undefined
      : undefined;
  /** The access token itself, for questions to the identity provider. */
  readonly token: E['auth'] extends 'bearer' ? string : string | undefined;
  readonly sender: Sender;
  /** The raw body of a call whose contract says `signed`. */
  readonly signed: E extends { readonly signed: true } ? SignedBody : undefined;
}

/** A checked request of operation O of the learners' contract. */
export type Call<O extends Operation> = CallTo<Contract[O]>;

/** One handler for every call of a contract: a missing one is a type error. */
export type HandlersOf<C extends Calls> = {
  readonly [O in keyof C]: (call: CallTo<C[O]>) => Promise<OutputOf<C[O]>> | OutputOf<C[O]>;
};

export type Handlers = HandlersOf<Contract>;

/** Any handler, as the adapter sees it: its input was checked by the contract. */
export type LooseHandler = (call: unknown) => unknown;
