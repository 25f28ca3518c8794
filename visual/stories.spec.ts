import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serveFolder, type StaticServer } from '../scripts/static-server.ts';
import { storybookDir } from './drawn-tree.ts';
import { expectSamePicture } from './expect-same-picture.ts';
import { test, untilStill } from './still-page.ts';

const index = z
  .object({
    entries: z.record(
      z.string(),
      z.object({
        id: z.string(),
        title: z.string(),
        name: z.string(),
        type: z.enum(['story', 'docs']),
        tags: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8')));

/** Every story that is a test; lessons are content, which changes with each edit. */
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('test'),
);

let server: StaticServer;
test.beforeAll(async () => {
  server = await serveFolder(storybookDir);
});
test.afterAll(() => server.close());

for (const { id, title, name } of stories)
  test(`${title}: ${name}`, async ({ page }, info) => {
    await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}`);
    await page.locator('body.sb-show-main').waitFor();
    // A story that plays is shown as it is when it has been played.
    await page.waitForFunction(
      (story) =>
        Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.id === story &&
        ['completed', 'finished', 'played', 'errored'].includes(
          Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').currentRender.phase,
        ),
      id,
    );
    await untilStill(page);
    await expectSamePicture(page, info, ['stories', `${id}.png`]);
  });
