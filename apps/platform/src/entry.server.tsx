import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { Writable } from 'node:stream';

/**
 * Runs only at build, for each prerendered page. It waits until everything is there, so that what loads late in
 * the browser (an article, a widget) is plain HTML for readers without JavaScript.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(Buffer.from(part));
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Parts that were waited for stand where they belong, however long: none is left to a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('Content-Type', 'text/html');
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/iu, '')}`, {
    status,
    headers,
  });
}
