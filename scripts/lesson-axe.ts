/**
 * `pnpm content:axe [PART OF A NAME]`: looks at every lesson of content/, as learners see it, with axe at both widths, in
 * the built Storybook (`pnpm storybook:build`). `--sample` takes the few lessons that have between them every kind of
 * block, at a phone's width: all of them at both are too many for each commit. Ends with 1 if axe finds something.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { z } from 'zod';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { untilLaidOut } from './laid-out.ts';
import { sampleOf } from './lesson-sample.ts';
import { serveFolder } from './static-server.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, '.storybook/dist');
const isSample = process.argv.includes('--sample');
const phone = { width: 390, height: 844 };
const widths = isSample ? [phone] : [phone, { width: 1440, height: 900 }];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook: run "pnpm storybook:build" first.');
  process.exit(1);
}
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const entry = z.object({ id: z.string(), title: z.string(), importPath: z.string() });
const { entries } = z
  .object({ entries: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')));
const all = Object.values(entries).filter(
  ({ title, importPath }) => importPath.startsWith('./content/') && title.includes(wanted),
);
const lessons = isSample
  ? sampleOf(all, ({ importPath }) => readFileSync(join(root, importPath), 'utf8'))
  : all;

const looks = widths.flatMap((viewport) => lessons.map((lesson) => ({ viewport, ...lesson })));
const server = await serveFolder(built);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
let found = 0;
// Two at a time: a page waits as long for its server and its layout as for a core.
await Promise.all([lookAtAll(), lookAtAll()]);
await browser.close();
server.close();
console.log(`${lessons.length} lessons at ${widths.length} widths: ${found} findings`);
process.exitCode = lessons.length > 0 && found === 0 ? 0 : 1;

/** Takes one look after the other until none is left. */
async function lookAtAll(): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (let look = looks.shift(); look; look = looks.shift()) {
    const { id, title, viewport } = look;
    await page.setViewportSize(viewport);
    await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=view:learner`);
    await page.locator('.lemma-article').waitFor();
    await untilLaidOut(page);
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: tags, resultTypes: ['violations'] })
      .analyze();
    for (const { id: rule, help, nodes } of violations) {
      found += 1;
      console.log(
        `${viewport.width} px  ${title}: ${rule}, ${help} (${nodes[0]?.target.join(' ')})`,
      );
    }
  }
  await context.close();
}
