import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { assetNames, assetStamp, pythonAsset } from '../assets/python-assets.ts';
import type { AssetName } from '../assets/python-assets.ts';
import { compressed } from '../assets/compressed.ts';
import { assetHeaders } from './headers.ts';

export interface PythonRuntimePluginOptions {
  /** Folder of the site that holds Python's files. Default `/python/`. */
  readonly base?: string;
  /** Where the files that take long to make are kept. Default `node_modules/.cache/lemma-python`. */
  readonly cacheFolder?: string;
  /** Also write `.br` and `.gz` beside each file when building. Default true. */
  readonly compress?: boolean;
}

/**
 * Serves Python's files under `/python/<stamp>/` in development and preview, and writes them into a build. The page
 * finds them by itself: the plugin defines their address for `createPythonRuntime`.
 */
export function pythonRuntime(options: PythonRuntimePluginOptions = {}): Plugin {
  const stamp = assetStamp();
  const base = `${(options.base ?? '/python/').replace(/\/$/, '')}/${stamp}/`;
  let cache = options.cacheFolder ?? '';
  const serve = fileServer(base, (name) => pythonAsset(name, cache));
  return {
    name: 'lemma:python-runtime',
    config: () => ({ define: { LEMMA_PYTHON_FILES: JSON.stringify(base) } }),
    configResolved(config) {
      cache ||= join(config.root, 'node_modules', '.cache', 'lemma-python');
    },
    configureServer(server) {
      server.middlewares.use(serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve);
    },
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client' || Object.keys(bundle).length === 0) return;
      for (const name of assetNames) {
        const source = await pythonAsset(name, cache);
        const fileName = base.slice(1) + name;
        this.emitFile({ type: 'asset', fileName, source });
        if (options.compress === false) continue;
        for (const [ending, bytes] of await compressed(name, source, join(cache, stamp))) {
          this.emitFile({ type: 'asset', fileName: fileName + ending, source: bytes });
        }
      }
    },
  };
}

function fileServer(
  base: string,
  read: (name: AssetName) => Promise<Uint8Array>,
): Connect.NextHandleFunction {
  const answer = async (name: AssetName, response: ServerResponse) => {
    try {
      const bytes = await read(name);
      for (const [header, value] of Object.entries(assetHeaders(name))) {
        response.setHeader(header, value);
      }
      response.end(bytes);
    } catch (error) {
      response.statusCode = 500;
      response.end(
        `${name} could not be made: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  return (request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const name = assetNames.find((name) => path === base + name);
    if (!name) {
      next();
      return;
    }
    void answer(name, response);
  };
}
