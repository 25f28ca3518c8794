/** What the page and its server see of an attempt. */
export interface PageWitness {
  /** Words of the requests that have reached the server. */
  requests(): Promise<ReadonlySet<string>>;
  /** Names of everything that the page's origin stores. */
  stored(): Promise<readonly string[]>;
  /** All messages so far, as text. */
  messages(): string;
  /** For what arrives without an event of its own. */
  hear(data: unknown): void;
  end(): void;
}

interface WebkitDirectory {
  createReader(): { readEntries(found: (entries: readonly { name: string }[]) => void): void };
}
type WebkitFileSystem = (
  type: 0 | 1,
  bytes: number,
  found: (system: { readonly root: WebkitDirectory }) => void,
  failed: () => void,
) => void;

export function witnessPage(): PageWitness {
  const heard: string[] = [];
  const hear = (data: unknown) => {
    heard.push(typeof data === 'string' ? data : (JSON.stringify(data) ?? ''));
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    hear(data);
  };
  const channel = new BroadcastChannel('escape');
  channel.addEventListener('message', onMessage);
  addEventListener('message', onMessage);
  return {
    requests: async () =>
      new Set(Object.keys((await (await fetch('/probes')).json()) as Record<string, unknown>)),
    stored: storedNames,
    messages: () => heard.join('\n'),
    hear,
    end: () => {
      channel.close();
      removeEventListener('message', onMessage);
    },
  };
}

async function storedNames(): Promise<readonly string[]> {
  const names = [...(await caches.keys())];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) names.push(url);
  for (const { name } of await indexedDB.databases()) names.push(name ?? '');
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
  return [...names, ...(await webkitNames(0)), ...(await webkitNames(1))];
}

/** Files of Chromium's older file system, of its temporary or its lasting part. */
function webkitNames(type: 0 | 1): Promise<readonly string[]> {
  const request = Reflect.get(globalThis, 'webkitRequestFileSystem') as
    | WebkitFileSystem
    | undefined;
  if (!request) return Promise.resolve([]);
  return new Promise((resolve) => {
    request(
      type,
      1024,
      ({ root }) => {
        root.createReader().readEntries((entries) => {
          resolve(entries.map(({ name }) => name));
        });
      },
      () => {
        resolve([]);
      },
    );
  });
}
