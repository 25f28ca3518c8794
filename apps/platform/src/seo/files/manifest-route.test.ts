import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { learnPaths } from '../../learn/learn-paths.ts';
import { loader } from './manifest-route.ts';

const manifest = z
  .object({
    name: z.string().min(1),
    start_url: z.string(),
    display: z.string(),
    icons: z.array(
      z.object({
        src: z.string(),
        sizes: z.string(),
        type: z.string(),
        purpose: z.string().optional(),
      }),
    ),
  })
  .parse(await loader().json());

it('the installed app opens at today’s plan, in a window of its own', () => {
  expect(manifest).toMatchObject({ start_url: learnPaths.myLearning, display: 'standalone' });
  expect(loader().headers.get('content-type')).toBe('application/manifest+json');
});

/** What a file says of itself: a PNG has width and height in its first chunk (www.w3.org/TR/png-3/#11IHDR). */
function iconFile(path: string): { readonly type: string; readonly sizes: string } {
  const file = readFileSync(join(import.meta.dirname, '../../../public', path));
  if (file.subarray(1, 4).toString('latin1') === 'PNG')
    return { type: 'image/png', sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` };
  return { type: file.toString().startsWith('<svg') ? 'image/svg+xml' : 'unknown', sizes: 'any' };
}

it('every icon is a file of the type and size that the manifest says', () => {
  expect(manifest.icons).toEqual(
    manifest.icons.map(({ src, purpose }) => ({
      src,
      ...iconFile(src),
      ...(purpose && { purpose }),
    })),
  );
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512');
});
