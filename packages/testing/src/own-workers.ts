/**
 * Counts the workers that this document has had made in Python's frames and not ended: what the frames are told over their ports. The browser's own list
 * knows those of other test files too, which run beside in the same browser. Call it before anything makes a worker.
 */
export function countOwnWorkers(): () => number {
  const alive = new Set<string>();
  const ports = new Map<MessagePort, number>();
  const postMessage = Reflect.get(MessagePort.prototype, 'postMessage');
  const note = (port: MessagePort, message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    const { type, worker } = message as Record<string, unknown>;
    if (typeof worker !== 'number') return;
    if (!ports.has(port)) ports.set(port, ports.size);
    const name = `${ports.get(port)} ${worker}`;
    if (type === 'start') alive.add(name);
    if (type === 'end') alive.delete(name);
  };
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]): void {
    note(this, given[0]);
    Reflect.apply(postMessage, this, given);
  };
  return () => alive.size;
}
