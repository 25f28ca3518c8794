const schemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * A URL that may stand in a lesson: relative, or http, https, mailto, tel; percent-encoded as CommonMark writes it.
 * Anything else (`javascript:`, `data:`, `blob:`, `vbscript:` …) gives undefined.
 * Browsers drop tabs, line breaks and leading control characters before they read the scheme, so do we.
 */
export function safeUrl(url: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  const compact = url.replaceAll(/[\u0000-\u0020\u007f]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
  if (scheme === undefined || schemes.has(scheme)) return encoded(url);
  return undefined;
}

const unreserved = /[\w!#$&'()*+,\-./:;=?@~]/;

/** Encodes what a URL cannot hold, and keeps escapes that are there. */
function encoded(url: string): string {
  return url.replaceAll(/%[0-9a-f]{2}|./gisu, (part) =>
    part.length === 3 || unreserved.test(part) ? part : encodeURIComponent(part.toWellFormed()),
  );
}
