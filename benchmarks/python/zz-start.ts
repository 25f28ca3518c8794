import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { startSite } from './site.ts';
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const ours = async (page: any) => page.evaluate(async () => { const b = performance.now(); const p = (window as any).createPythonRuntime({ filesURL: '/python/' }); await p.run('print("hello")'); return Math.round(performance.now() - b); });
const stock = async (page: any) => page.evaluate(async () => { const b = performance.now(); const w = new Worker('/stock-worker.js', { type: 'module' }); await new Promise((ok) => { w.onmessage = ok; w.postMessage('print("hello")'); }); return Math.round(performance.now() - b); });
const open = async (c: any) => { const p = await c.newPage(); await p.goto(site.url); await p.waitForFunction(() => 'createPythonRuntime' in window); return p; };
await (await fetch(`${site.url}python/python-stdlib.zip`)).arrayBuffer();
const all: Record<string, number[]> = { oc: [], sc: [], ow: [], sw: [] };
for (let i = 0; i < 4; i++) {
  const context = await browser.newContext();
  const a = await open(context); all.oc!.push(await ours(a));
  if (i < 3) await a.waitForFunction(() => caches.open('lemma-python-snapshot').then(async (k: any) => (await k.keys()).length > 0), undefined, { timeout: 60_000 }).catch(() => console.log('no snapshot'));
  await a.close();
  const b = await open(context); all.sc!.push(await stock(b)); await b.close();
  const c = await open(context); all.ow!.push(await ours(c)); await c.close();
  const d = await open(context); all.sw!.push(await stock(d)); await d.close();
  await context.close();
  console.log(JSON.stringify(all));
}
await browser.close(); await site.close();
