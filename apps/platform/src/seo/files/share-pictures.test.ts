import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { balancedLines, drawSharePictures } from '../../../vite/share-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'lemma-share-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a title is broken into as few lines as fit, of about one length', () => {
  const letters = (line: string) => line.length;
  expect(balancedLines('Stop guessing. Start mastering.', 20, letters)).toEqual([
    'Stop guessing.',
    'Start mastering.',
  ]);
  expect(balancedLines('one two three four', 100, letters)).toEqual(['one two three four']);
  expect(balancedLines('unbreakable', 3, letters)).toEqual(['unbreakable']);
});

it('a picture has the size that is shared, and letters in it', async () => {
  await drawSharePictures(folder, {
    name: 'Lemma',
    pictures: [{ name: 'one', title: 'A title', line: 'A line' }],
  });
  const picture = sharp(readFileSync(join(folder, 'og/one.png')));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // The title's box, whose left half would be one colour without letters.
  const { channels } = await picture
    .extract({ left: 80, top: 270, width: 200, height: 90 })
    .stats();
  expect(channels[0]?.stdev).toBeGreaterThan(20);
});
