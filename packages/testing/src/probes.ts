/** For attempts to leave the sandbox: a server that notes each request which reaches it, whatever its origin, method or protocol. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

const prefix = '/probe/';
const seen = new Map<string, { readonly cookie: boolean }>();
/** What only the page's origin may read. */
const secret = `secret-${crypto.randomUUID()}`;

/** The word that a request carries: in its path, or in the name of its host where a program cannot choose a path. */
function noted(request: IncomingMessage): string | undefined {
  const word =
    /^\/probe\/([\w-]+)/u.exec(request.url ?? '')?.[1] ??
    /^(probe-[\w-]+)\.localhost/u.exec(request.headers.host ?? '')?.[1];
  if (word !== undefined) seen.set(word, { cookie: /probe=1/u.test(request.headers.cookie ?? '') });
  return word;
}

/** `/probe/<word>` is noted; `/probes` lists what was; `/probe-secret` answers with a secret. */
export function probes(): Plugin {
  return {
    name: 'lemma:probes',
    configureServer(server) {
      server.httpServer?.on('upgrade', noted);
      server.middlewares.use((request, response, next) => {
        if (request.url === '/probes') response.end(JSON.stringify(Object.fromEntries(seen)));
        else if (request.url === '/probe-secret') response.end(secret);
        else if (request.url?.startsWith(prefix) === true && noted(request) !== undefined) {
          response.setHeader('content-type', 'text/javascript');
          response.end('self.probed = true');
        } else next();
      });
    },
  };
}
