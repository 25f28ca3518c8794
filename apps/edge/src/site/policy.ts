import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of the identity provider: it is asked for tokens, and framed when a token is renewed silently. */
  readonly authOrigin: string;
  /** Further origins that pages may send the browser to (a checkout page). */
  readonly formOrigins: readonly string[];
}

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Policy of an API answer: it is data, never a page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Policy of a page. Inline scripts are allowed by their digests alone. Styles are inline in prerendered pages and in
 * typeset maths, so they are not limited; images and films may come from anywhere over https.
 */
export function pagePolicy(html: string, { authOrigin, formOrigins }: PolicyOptions): string {
  const scripts = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' ${authOrigin}`,
    `frame-src 'self' ${authOrigin} https://js.stripe.com https://www.youtube-nocookie.com`,
    "worker-src 'self' blob:",
    `form-action ${["'self'", authOrigin, ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Policy of the Python worker's files: a learner's program may load the runtime, and talk to nobody else with
 * the learner's cookies.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; worker-src 'self' blob:";

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/giu)].map(
    (match) => match[1] ?? '',
  );
}
