const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  zip: 'application/zip',
  json: 'application/json',
};

/** Python's files are data, and the frame a document that may have no more rights than the page gives it: it has its policy inside. */
export const filesPolicy = 'sandbox allow-scripts';

/** Headers of one file under `/python/<stamp>/`. */
export function assetHeaders(name: string): Readonly<Record<string, string>> {
  return {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': filesPolicy,
  };
}
