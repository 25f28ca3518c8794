import type { MiddlewareHandler } from 'hono';
import { apiPolicy, commonHeaders } from '../site/policy.ts';

/** Origins that may call the API from a browser: an exact list, without credentials. */
export function cors(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const known = origin !== undefined && allowed.has(origin);
    if (context.req.method === 'OPTIONS') {
      if (!known) return context.body(null, 403);
      return context.body(null, 204, {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
        vary: 'origin',
      });
    }
    await next();
    if (!known) return undefined;
    context.res.headers.set('access-control-allow-origin', origin);
    context.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
    context.res.headers.append('vary', 'origin');
    return undefined;
  };
}

/** A browser that was here once uses https for a year (RFC 6797). */
const strictTransport = 'max-age=31536000';

/** Headers of every answer; `isHttps` says that browsers reach the server by https. A page sets its own policy. */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(commonHeaders))
      if (!headers.has(name)) headers.set(name, value);
    if (isHttps) headers.set('strict-transport-security', strictTransport);
    if (!headers.has('content-security-policy') && /json/u.test(headers.get('content-type') ?? ''))
      headers.set('content-security-policy', apiPolicy);
  };
}
