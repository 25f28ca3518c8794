const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * A URL that may stand in a lesson: relative, or http, https, mailto, tel. Anything else
 * (`javascript:`, `data:`, `blob:`, `vbscript:` …) gives undefined.
 * Browsers drop tabs, line breaks and leading control characters before they read the scheme, so do we.
 */
export function safeUrl(url: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  const compact = url.replaceAll(/[\u0000-\u0020\u007f]/g, '');
  const scheme = /^([^/?#:]*):/.exec(compact)?.[1]?.toLowerCase();
  if (scheme === undefined || schemes.has(scheme)) return url;
  return undefined;
}
