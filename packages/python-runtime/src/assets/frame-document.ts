import { createHash } from 'node:crypto';

/**
 * What the frame and the workers in it may do: run their own script and what the page hands in, and compile WebAssembly. `blob:` addresses carry the stop
 * signal. A worker made from a blob has the policy of the frame that made it.
 */
const policy = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    'connect-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The document of the sandboxed frame, its policy inside: it holds whatever headers the host sends. */
export function frameDocument(script: string): string {
  // An end of script within the script would end it.
  const inline = script.trim().replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(inline)}">
<title>Python</title>
<script>${inline}</script>
</html>
`;
}
