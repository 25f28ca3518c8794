import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFolder } from './package-files.ts';

/** The worker as one module: shipped with the published package, bundled by Vite where its source is at hand. */
export async function bundleWorker(): Promise<Uint8Array> {
  const built = join(codeFolder(), 'worker', 'main.js');
  if (existsSync(built)) return readFileSync(built);
  const { build } = await import('vite');
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(codeFolder(), 'worker', 'main.ts'), formats: ['es'], fileName: 'worker' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('Vite gave no worker bundle.');
  return new TextEncoder().encode(result.output[0].code);
}
