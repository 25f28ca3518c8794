/** One way out of the sandbox: the body of an async function that returns true, or whose promise becomes true, if it succeeds. */
export interface Escape {
  readonly kind: 'network' | 'code' | 'caches' | 'storage' | 'file system' | 'navigator' | 'page';
  readonly name: string;
  /**
   * JavaScript, as it would run once Python had got at the worker itself. `site` is the address of a module on the page's origin, `secret` and
   * `secretScript` are blobs of the page.
   */
  readonly attempt: string;
}

export const escapes: readonly Escape[] = [
  { kind: 'network', name: 'fetch', attempt: 'return (await fetch(site)).ok' },
  {
    kind: 'network',
    name: 'fetch with cookies',
    attempt: "return (await fetch(site,{credentials:'include'})).ok",
  },
  {
    kind: 'network',
    name: 'fetch without CORS',
    attempt: "return Boolean((await fetch(site,{mode:'no-cors'})).type)",
  },
  {
    kind: 'network',
    name: 'fetch that outlives the worker',
    attempt: 'return (await fetch(site,{keepalive:true})).ok',
  },
  {
    kind: 'network',
    name: 'fetch of a Request',
    attempt: 'return (await fetch(new Request(site))).ok',
  },
  {
    kind: 'network',
    name: 'a HEAD request',
    attempt: "return (await fetch(site,{method:'HEAD'})).status>0",
  },
  {
    kind: 'network',
    name: 'a POST request',
    attempt: "return (await fetch(site,{method:'POST',body:'x'})).status>0",
  },
  {
    kind: 'network',
    name: 'synchronous XHR',
    attempt: "const x=new XMLHttpRequest;x.open('GET',site,false);x.send();return x.status===200",
  },
  {
    kind: 'network',
    name: 'XHR',
    attempt:
      "const x=new XMLHttpRequest;return new Promise((d,f)=>{x.onload=()=>d(x.status===200);x.onerror=f;x.open('GET',site);x.send()})",
  },
  {
    kind: 'network',
    name: 'XHR with cookies',
    attempt:
      "const x=new XMLHttpRequest;x.open('GET',site,false);x.withCredentials=true;x.send();return x.status===200",
  },
  {
    kind: 'network',
    name: 'XHR by Reflect.construct',
    attempt:
      "const x=Reflect.construct(XMLHttpRequest,[]);x.open('GET',site,false);x.send();return x.status===200",
  },
  {
    kind: 'network',
    name: 'XHR by its prototype',
    attempt:
      "const x=new XMLHttpRequest,p=XMLHttpRequest.prototype;p.open.call(x,'GET',site,false);p.send.call(x);return x.status===200",
  },
  {
    kind: 'network',
    name: 'a constructor through an instance',
    attempt:
      "const x=new (new XMLHttpRequest).constructor;x.open('GET',site,false);x.send();return x.status===200",
  },
  {
    kind: 'network',
    name: 'fetch in a worker of a blob',
    attempt:
      'const w=new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(site)}).then(r=>postMessage(r.ok),()=>postMessage(false))`])));return new Promise((d,f)=>{w.onmessage=e=>d(e.data);w.onerror=f})',
  },
  {
    kind: 'network',
    name: 'fetch in a worker of a worker',
    attempt:
      'const inner=`fetch(${JSON.stringify(site)}).then(r=>postMessage(r.ok),()=>postMessage(false))`;const outer=`const w=new Worker(URL.createObjectURL(new Blob([${JSON.stringify(inner)}])));w.onmessage=e=>postMessage(e.data);w.onerror=()=>postMessage(false)`;const w=new Worker(URL.createObjectURL(new Blob([outer])));return new Promise((d,f)=>{w.onmessage=e=>d(e.data);w.onerror=f})',
  },
  {
    kind: 'network',
    name: 'a chain of redirects followed by hand',
    attempt: "return (await fetch(site,{redirect:'manual'})).status>0",
  },
  {
    kind: 'network',
    name: 'a request with a referrer',
    attempt: "return (await fetch(site,{referrerPolicy:'unsafe-url'})).ok",
  },
  {
    kind: 'network',
    name: 'a request past the cache',
    attempt: "return (await fetch(site,{cache:'reload'})).ok",
  },
  {
    kind: 'network',
    name: 'the text of a page',
    attempt: 'return (await (await fetch(site)).text()).length>0',
  },
  { kind: 'code', name: 'import of the site', attempt: 'await import(site);return true' },
  {
    kind: 'code',
    name: 'a module worker of the site',
    attempt:
      "const w=new Worker(site,{type:'module'});return new Promise((d,f)=>{w.onerror=f;setTimeout(()=>d(true),500)})",
  },
  {
    kind: 'code',
    name: 'import of a data address',
    attempt: "return (await import('data:text/javascript,export default 7')).default===7",
  },
  {
    kind: 'code',
    name: 'importScripts of a data address',
    attempt: "importScripts('data:text/javascript,self.seven=7');return self.seven===7",
  },
  { kind: 'code', name: 'eval', attempt: "return (0,eval)('7')===7" },
  {
    kind: 'code',
    name: 'the Function constructor',
    attempt: "return new Function('return 7')()===7",
  },
  {
    kind: 'code',
    name: 'the constructor of a function',
    attempt: "return (()=>0).constructor('return 7')()===7",
  },
  {
    kind: 'code',
    name: 'the constructor of an async function',
    attempt: "return await (async()=>0).constructor('return 7')()===7",
  },
  {
    kind: 'code',
    name: 'the constructor of a generator',
    attempt: "return (function*(){}).constructor('yield 7')().next().value===7",
  },
  {
    kind: 'code',
    name: 'a text given to a timer',
    attempt:
      "return new Promise((d,f)=>{self.done=d;setTimeout('done(true)',0);setTimeout(f,300)})",
  },
  { kind: 'caches', name: 'listing caches', attempt: 'return Array.isArray(await caches.keys())' },
  {
    kind: 'caches',
    name: 'opening a cache',
    attempt: "return Boolean(await caches.open('escape'))",
  },
  {
    kind: 'caches',
    name: 'writing a cache',
    attempt:
      "const c=await caches.open('escape');await c.put(site+'#escape',new Response('x'));return true",
  },
  { kind: 'caches', name: 'reading any cache', attempt: 'await caches.match(site);return true' },
  {
    kind: 'caches',
    name: 'removing a cache',
    attempt: "await caches.delete('escape');return true",
  },
  {
    kind: 'caches',
    name: 'asking whether a cache is there',
    attempt: "await caches.has('escape');return true",
  },
  {
    kind: 'caches',
    name: 'a hook on what is kept',
    attempt:
      "const put=Cache.prototype.put;let seen=false;Cache.prototype.put=function(...a){seen=true;return put.apply(this,a)};await (await caches.open('escape')).put(site+'#escape',new Response('x'));Cache.prototype.put=put;return seen",
  },
  {
    kind: 'caches',
    name: 'the kept snapshot',
    attempt:
      "const c=await caches.open('lemma-python');await c.put(site+'?escape',new Response('x'));await c.delete(site+'?escape');return true",
  },
  {
    kind: 'storage',
    name: 'opening a database',
    attempt:
      "return new Promise((d,f)=>{const r=indexedDB.open('escape');r.onsuccess=()=>{r.result.close();d(true)};r.onerror=f})",
  },
  {
    kind: 'storage',
    name: 'listing databases',
    attempt: 'return Array.isArray(await indexedDB.databases())',
  },
  {
    kind: 'storage',
    name: 'removing a database',
    attempt:
      "return new Promise((d,f)=>{const r=indexedDB.deleteDatabase('escape');r.onsuccess=()=>d(true);r.onerror=f})",
  },
  {
    kind: 'storage',
    name: 'a database by the prototype',
    attempt:
      "return new Promise((d,f)=>{const r=IDBFactory.prototype.open.call(indexedDB,'escape');r.onsuccess=()=>{r.result.close();d(true)};r.onerror=f})",
  },
  {
    kind: 'storage',
    name: 'a storage bucket',
    attempt: "return Boolean(await navigator.storageBuckets.open('escape'))",
  },
  {
    kind: 'storage',
    name: 'listing storage buckets',
    attempt: 'return Array.isArray(await navigator.storageBuckets.keys())',
  },
  {
    kind: 'storage',
    name: 'how much is stored',
    attempt: 'return (await navigator.storage.estimate()).quota>0',
  },
  {
    kind: 'storage',
    name: 'whether storage lasts',
    attempt: "return typeof await navigator.storage.persisted()==='boolean'",
  },
  {
    kind: 'file system',
    name: 'the private file system',
    attempt: 'return Boolean(await navigator.storage.getDirectory())',
  },
  {
    kind: 'file system',
    name: 'a file in the private file system',
    attempt:
      "const d=await navigator.storage.getDirectory();await d.getFileHandle('escape',{create:true});return true",
  },
  {
    kind: 'file system',
    name: 'removing files of the private file system',
    attempt:
      "const d=await navigator.storage.getDirectory();await d.getFileHandle('escape2',{create:true});await d.removeEntry('escape2');return true",
  },
  {
    kind: 'file system',
    name: 'webkitRequestFileSystem',
    attempt: 'return new Promise((d,f)=>webkitRequestFileSystem(0,1024,()=>d(true),f))',
  },
  {
    kind: 'file system',
    name: 'webkitRequestFileSystemSync',
    attempt: 'return Boolean(webkitRequestFileSystemSync(0,1024).root)',
  },
  {
    kind: 'file system',
    name: 'a lasting webkit file system',
    attempt: 'return Boolean(webkitRequestFileSystemSync(1,1024).root)',
  },
  {
    kind: 'navigator',
    name: 'a lock',
    attempt: "return navigator.locks.request('escape',()=>true)",
  },
  {
    kind: 'navigator',
    name: 'who holds locks',
    attempt: 'return Array.isArray((await navigator.locks.query()).held)',
  },
  {
    kind: 'navigator',
    name: 'a lock stolen',
    attempt: "return navigator.locks.request('escape',{steal:true},()=>true)",
  },
  {
    kind: 'navigator',
    name: 'the origin of the site',
    attempt: 'return self.origin===new URL(site).origin',
  },
  {
    kind: 'page',
    name: 'a message to all pages of the site',
    attempt:
      "return new Promise((d,f)=>{const b=new BroadcastChannel('escape');b.onmessage=()=>d(true);b.postMessage('ping');setTimeout(f,700)})",
  },
  {
    kind: 'page',
    name: 'a secret blob of the page by fetch',
    attempt: "return (await (await fetch(secret)).text())==='secret'",
  },
  {
    kind: 'page',
    name: 'a secret blob of the page by XHR',
    attempt:
      "const x=new XMLHttpRequest;x.open('GET',secret,false);x.send();return x.responseText==='secret'",
  },
  {
    kind: 'page',
    name: 'a script blob of the page',
    attempt: 'importScripts(secretScript);return self.fromPage===7',
  },
  {
    kind: 'page',
    name: 'a module blob of the page',
    attempt: 'await import(secretScript);return self.fromPage===7',
  },
];
