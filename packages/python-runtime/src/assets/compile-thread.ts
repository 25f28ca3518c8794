/** A thread of Node that answers each wheel with its compiled one: it takes seconds, in which a server must answer others. */
import { parentPort } from 'node:worker_threads';
import { moduleCompiler } from './module-compiler.ts';

/** Where Pyodide puts packages: tracebacks know by it which files are a library's. */
const sitePackages = '/lib/python3.14/site-packages';

const compiler = await moduleCompiler();
parentPort?.on('message', (wheel: Uint8Array) => {
  const bytes = compiler.bytesFrom('wheel', compiler.pyodide.toPy(wheel), sitePackages);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  parentPort?.postMessage(bytes);
});
