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
 * typeset maths, so they are not limited; images and films may come from anywhere over https. Without a network the page hands
 * Python's sandboxed frame its document, and the frame has the page's policy as well as its own: what that needs is allowed, which is `blob:`.
 */
export function pagePolicy(
  html: string,
  { authOrigin, formOrigins }: PolicyOptions,
  pythonFrame = '',
): string {
  const scripts = [...inlineScripts(html), ...inlineScripts(pythonFrame)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' blob: 'wasm-unsafe-eval' ${[...new Set(scripts)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' blob: ${authOrigin}`,
    `frame-src 'self' ${authOrigin} https://js.stripe.com https://www.youtube-nocookie.com`,
    "worker-src 'self' blob:",
    `form-action ${["'self'", authOrigin, ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Policy of Python's files. One of them is the document of the frame that learners' code runs in: it never has more rights than this, and brings its own policy
 * inside (packages/python-runtime).
 */
export const pythonPolicy = 'sandbox allow-scripts';

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/giu)].map(
    (match) => match[1] ?? '',
  );
}
