import type { Endpoint } from '@lemma/api-client/contract';
import type { z } from 'zod';
import { Refusal } from '../refusal/refusal.ts';

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks the parts of a request by the contract. Refuses with every mistake located by a JSON pointer. */
export function checkRequest(endpoint: Endpoint, parts: Parts): Parts {
  const errors: { pointer: string; message: string }[] = [];
  const check = (name: keyof Parts): unknown => {
    const schema = endpoint[name];
    if (!schema) return undefined;
    const result = schema.safeParse(parts[name]);
    if (result.success) return result.data;
    errors.push(...result.error.issues.flatMap((issue) => located(name, issue)));
    return undefined;
  };
  const checked = { params: check('params'), query: check('query'), body: check('body') };
  const [first] = errors;
  if (first)
    throw new Refusal(
      'invalid-request',
      `${first.pointer} ${first.message}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}.`,
      { errors: errors.slice(0, 20) },
    );
  return checked;
}

function located(name: string, issue: z.core.$ZodIssue): { pointer: string; message: string }[] {
  const at = (path: readonly PropertyKey[]) =>
    `/${[name, ...path.map((key) => String(key).slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')}`;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: at([...issue.path, key]),
      message: 'is not a field of it',
    }));
  return [{ pointer: at(issue.path), message: lowerFirst(issue.message) }];
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
