import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { builtLessons, builtStorybook, learnerPage } from './built-lessons.ts';
import { serveFolder } from './static-server.ts';
import { basename } from 'node:path';
const [uid, width, action, out] = process.argv.slice(2);
const server = await serveFolder(builtStorybook) as any;
const url = server.url ?? server.address;
const b = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const p = await b.newPage({ viewport: { width: Number(width), height: 900 } });
const lesson = builtLessons().find(l=>basename(l.file,'.md')===uid)!;
await p.goto(learnerPage(String(url), lesson));
await p.waitForTimeout(4000);
if (action==='run') { const run = p.getByRole('button',{name:'Run'}).first(); await run.scrollIntoViewIfNeeded(); await run.click(); await p.waitForTimeout(15000); }
await p.screenshot({ path: out, clip: undefined, fullPage: action!=='run' && action!=='top' });
await b.close(); await server.close?.();
process.exit(0);
