/**
 * `pnpm content:axe [PART OF A NAME]`: looks at every lesson of content/, as learners see it, with axe at both widths, in
 * the built Storybook (`pnpm storybook:build`). `--sample` takes the few lessons that have between them every kind of
 * block, at a phone's width: all of them at both are too many for each commit. Ends with 1 if axe finds something.
 */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { axeViolations } from './axe-violations.ts';
import { builtLessons, builtStorybook, learnerPage } from './built-lessons.ts';
import { untilLaidOut } from './laid-out.ts';
import { sampleOf } from './lesson-sample.ts';
import { serveFolder } from './static-server.ts';

const isSample = process.argv.includes('--sample');
const phone = { width: 390, height: 844 };
const widths = isSample ? [phone] : [phone, { width: 1440, height: 900 }];

const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const all = builtLessons().filter(({ title }) => title.includes(wanted));
const lessons = isSample ? sampleOf(all, ({ markdown }) => markdown) : all;

const looks = widths.flatMap((viewport) => lessons.map((lesson) => ({ viewport, lesson })));
const server = await serveFolder(builtStorybook);
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
    const { lesson, viewport } = look;
    await page.setViewportSize(viewport);
    await page.goto(learnerPage(server.url, lesson));
    await page.locator('.lemma-article').waitFor();
    await untilLaidOut(page);
    await page.waitForLoadState('networkidle');
    for (const violation of await axeViolations(page)) {
      found += 1;
      console.log(`${viewport.width} px  ${lesson.title}: ${violation}`);
    }
  }
  await context.close();
}
