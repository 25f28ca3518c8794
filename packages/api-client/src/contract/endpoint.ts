import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/** One call of the API, as data: the client, the server, the fake and the OpenAPI document are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** `/edge/…` with `{name}` for each path parameter. */
  readonly path: string;
  /** `optional`: serves visitors too, and knows the learner when a token comes with it. */
  readonly auth: 'none' | 'optional' | 'bearer';
  /** What the token must allow beside reading and writing one's own: a role of staff. */
  readonly scope?: 'desk';
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON body. A call without it sends none. */
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Problems that are this call's own, beside those that every call may give. */
  readonly errors: readonly ProblemCode[];
  /** True if sending it twice is as sending it once: only such calls are retried. */
  readonly idempotent: boolean;
  /** True if the product's specification does not name it: a screen needed it. */
  readonly extension?: true;
  /** The body is signed by its sender and is read raw. */
  readonly signed?: true;
}

/** Calls by name: clients, fakes and servers are made from them. */
export type Calls = Readonly<Record<string, Endpoint>>;

/** Declares one call and keeps the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Required<E, Key extends string> = E extends {
  readonly [K in Key]: infer S extends z.ZodType;
}
  ? { readonly [K in Key]: z.input<S> }
  : unknown;
type Optional<E, Key extends string> = E extends {
  readonly [K in Key]: infer S extends z.ZodType;
}
  ? { readonly [K in Key]?: z.input<S> }
  : unknown;

/** What a caller gives: `{ params, query, body }`, each only where the call has it. */
export type InputOf<E> = Required<E, 'params'> & Optional<E, 'query'> & Required<E, 'body'>;

/** What a caller gets. */
export type OutputOf<E> = E extends { readonly response: infer S extends z.ZodType }
  ? z.output<S>
  : never;

/** Fills `{name}` places of a path, each encoded, so that an id with a slash stays one segment. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_place, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
