import { createFakeFetch } from '@lemma/api-client/fake';
import { createPythonRuntime, type PythonRuntime, PythonStartError } from '@lemma/python-runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { takePython } from './python-ahead.ts';
import { reportStart } from './python-start-report.ts';

const slow = { timeout: 60_000 };

/** What the page reports, as the server gets it. */
function reports(): unknown[] {
  const sent: unknown[] = [];
  const answer = createFakeFetch();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/edge/python-start')) return fetchOfPage(request);
    sent.push(await request.clone().json());
    return answer(request);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}
const fetchOfPage = fetch.bind(window);

function until(python: PythonRuntime): PythonRuntime {
  onTestFinished(() => {
    python.terminate();
  });
  return python;
}

it('the server is told how long Python took to start, once', async () => {
  const sent = reports();
  const python = until(takePython());
  await python.prewarm({ spare: false });
  expect((await python.run('print(1)')).stdout).toBe('1\n');
  await python.restart();
  await expect.poll(() => sent, slow).toHaveLength(1);
  expect(sent).toEqual([{ outcome: 'ready', milliseconds: expect.any(Number) }]);
});

it('a Python that is ended while it starts is not reported, the next one is', async () => {
  const sent = reports();
  const left = reportStart(createPythonRuntime({ spare: false }));
  const start = left.prewarm();
  left.terminate();
  await expect(start).rejects.toThrow(Error);
  await until(reportStart(createPythonRuntime({ spare: false }))).prewarm();
  await expect
    .poll(() => sent, slow)
    .toEqual([{ outcome: 'ready', milliseconds: expect.any(Number) }]);
});

it('the server is told that Python did not start', async () => {
  const sent = reports();
  const python = until(reportStart(createPythonRuntime({ filesURL: '/none/', spare: false })));
  await expect(python.prewarm()).rejects.toThrow(PythonStartError);
  await expect
    .poll(() => sent, slow)
    .toEqual([{ outcome: 'failed', milliseconds: expect.any(Number) }]);
});
