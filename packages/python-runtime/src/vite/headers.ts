const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  zip: 'application/zip',
  json: 'application/json',
};

/** The policy that the worker runs under: its own scripts, WebAssembly, and no network but this origin. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:";

/** Headers of one file under `/python/<stamp>/`. */
export function assetHeaders(name: string): Readonly<Record<string, string>> {
  return {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': workerPolicy,
  };
}
