import type { FromWorker } from '../protocol/worker-messages.ts';

const answering = 'onmessage=({data:port})=>{port.onmessage=()=>port.postMessage(0)}';

/**
 * Makes a worker inside this one that answers the page's pings: it ends with this one, and no program keeps it busy. A browser tells of no
 * worker that it has ended.
 */
export function showLife(post: (message: FromWorker, transfer: Transferable[]) => void): void {
  const url = URL.createObjectURL(new Blob([answering], { type: 'text/javascript' }));
  const { port1, port2 } = new MessageChannel();
  const inner = new Worker(url, { name: 'python-life' });
  inner.postMessage(port1, [port1]);
  post({ type: 'life' }, [port2]);
}
