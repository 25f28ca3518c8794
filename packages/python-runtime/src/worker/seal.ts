/** Names through which code in a worker reaches the network, storage, other workers or the page. */
const closed = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'RTCPeerConnection',
  'RTCDataChannel',
  'indexedDB',
  'caches',
  'CacheStorage',
  'IDBFactory',
  'cookieStore',
  'Worker',
  'SharedWorker',
  'importScripts',
  'navigator',
  'location',
  'postMessage',
  'onmessage',
  'close',
  'requestAnimationFrame',
  'Notification',
  'FontFace',
  'fonts',
  'trustedTypes',
];

/**
 * Takes the network and the page away from everything that runs later in this worker. The worker's own code
 * keeps what it needs in variables of its modules, where Python cannot reach.
 */
export function seal(scope: object): void {
  for (const name of closed) {
    for (
      let owner: object | null = scope;
      owner;
      owner = Object.getPrototypeOf(owner) as object | null
    ) {
      if (!Object.hasOwn(owner, name)) continue;
      if (!Reflect.deleteProperty(owner, name)) {
        Reflect.defineProperty(owner, name, { value: undefined, writable: false });
      }
    }
  }
}

/**
 * What Python's `js` module is: the few timers and constructors that Pyodide's event loop uses, and no way to the
 * global object.
 */
export function sealedGlobals(scope: typeof globalThis): object {
  const kept = Object.create(null) as Record<string, unknown>;
  kept['setTimeout'] = scope.setTimeout.bind(scope);
  kept['clearTimeout'] = scope.clearTimeout.bind(scope);
  kept['setInterval'] = scope.setInterval.bind(scope);
  kept['clearInterval'] = scope.clearInterval.bind(scope);
  kept['Object'] = Object.freeze({ fromEntries: Object.fromEntries });
  return kept;
}
