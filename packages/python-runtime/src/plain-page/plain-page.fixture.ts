/** For tests: a page without a framework, served by the Vite plugin, in a Chromium whose network the test controls. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { codeFolder } from '../assets/package-files.ts';
import { pythonRuntime } from '../vite/python-runtime-plugin.ts';

const source = `/@fs/${codeFolder().replaceAll('\\', '/')}`;

/** The README's example without React, as it stands there. */
function readmeExample(): string {
  const readme = readFileSync(join(codeFolder(), '..', 'README.md'), 'utf8');
  const [, example] = /Without React[^]*?```ts\n([^]*?)```/.exec(readme) ?? [];
  if (example === undefined) throw new Error('The README has no example without React.');
  return example.replace("'@lemma/python-runtime'", `'${source}/index.ts'`);
}

const html = (script: string) => `<!doctype html>
<html lang="en">
<title>Python</title>
<pre id="output"></pre>
<script type="module">
  import { createPythonRuntime as create } from '${source}/index.ts';
  window.createPythonRuntime = create;
</script>
<script type="module">${script}</script>`;

export interface PlainSite {
  /** A page of its own browser context. `blank` leaves out the example. */
  open(path: '/' | '/blank'): Promise<{ page: Page; context: BrowserContext }>;
  close(): Promise<void>;
}

export async function startPlainSite(): Promise<PlainSite> {
  const root = mkdtempSync(join(tmpdir(), 'lemma-plain-page-'));
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(root, 'cache'),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, fs: { strict: false } },
    plugins: [pythonRuntime({ cacheFolder: pluginCache }), pages()],
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  return {
    open: async (path) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(new URL(path, url).href);
      await page.waitForFunction(() => 'createPythonRuntime' in window);
      return { page, context };
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const pluginCache = join(process.cwd(), 'node_modules', '.cache', 'lemma-python');

function pages(): Plugin {
  const tell =
    "document.querySelector('#output').textContent = JSON.stringify({ stdout, value, error });";
  const example = html(`${readmeExample()}\n${tell}`);
  return {
    name: 'plain-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0];
        if (path === '/' || path === '/blank') {
          response.setHeader('content-type', 'text/html');
          void server
            .transformIndexHtml(path, path === '/' ? example : html(''))
            .then((page) => response.end(page), next);
        } else next();
      });
    },
  };
}
