import { build, defaultClientConditions } from 'vite';
import type { Plugin } from 'vite';

/** How a module becomes one file. */
interface Bundling {
  readonly root?: string;
  readonly plugins?: Plugin[];
  /** Default `es`. */
  readonly format?: 'es' | 'iife';
}

/** A module with what it needs, as a browser loads it. */
export async function bundled(entry: string, options: Bundling = {}): Promise<string> {
  const { root, plugins = [], format = 'es' } = options;
  const output = await build({
    configFile: false,
    ...(root !== undefined && { root }),
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@lemma/source', ...defaultClientConditions] },
    build: {
      write: false,
      lib: { entry, formats: [format], name: 'bundle', fileName: 'bundle' },
      ...(format === 'es' && { rollupOptions: { output: { codeSplitting: false } } }),
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`Vite gave no bundle of ${entry}.`);
  return result.output[0].code;
}
