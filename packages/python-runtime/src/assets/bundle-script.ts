import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFolder } from './package-files.ts';

/** A script of this package's folder `frame` or `worker` as one file: shipped with the published package, bundled by Vite where its source is at hand. */
export async function bundleScript(folder: 'frame' | 'worker'): Promise<string> {
  const built = join(codeFolder(), folder, 'main.js');
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const { build } = await import('vite');
  const network = join(codeFolder(), 'worker', 'network.ts');
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(codeFolder(), folder, 'main.ts'),
        formats: ['iife'],
        name: 'lemmaPython',
        fileName: folder,
      },
      rollupOptions: {
        transform: { inject: { fetch: [network, 'fetch'], location: [network, 'location'] } },
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`Vite gave no bundle of ${folder}.`);
  return result.output[0].code;
}
