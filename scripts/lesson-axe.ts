/**
 * `pnpm content:axe [PART OF A NAME]`: looks at every lesson of content/, as learners see it, with axe at both widths, in
 * the built Storybook (`pnpm storybook:build`). The story tests leave lessons out: there are too many for each commit.
 * Ends with 1 if axe finds something.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { z } from 'zod';
import { chromiumArgs, findChromium } from './chromium.ts';
import { serveFolder } from './static-server.ts';

const built = join(import.meta.dirname, '../.storybook/dist');
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook: run "pnpm storybook:build" first.');
  process.exit(1);
}
const wanted = process.argv[2] ?? '';
const entry = z.object({ id: z.string(), title: z.string(), importPath: z.string() });
const { entries } = z
  .object({ entries: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')));
const lessons = Object.values(entries).filter(
  ({ title, importPath }) => importPath.startsWith('./content/') && title.includes(wanted),
);

const server = await serveFolder(built);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
let found = 0;
for (const viewport of widths) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  for (const { id, title } of lessons) {
    await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=view:learner`);
    await page.locator('.lemma-article').waitFor();
    // A part that is not laid out yet has neither true places nor true colours.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.lemma-part')].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      ),
    );
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      // Storybook's frame has no landmarks; where a lesson is shown, the page around it has.
      .disableRules(['region'])
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
await browser.close();
server.close();
console.log(`${lessons.length} lessons at ${widths.length} widths: ${found} findings`);
process.exitCode = lessons.length > 0 && found === 0 ? 0 : 1;
