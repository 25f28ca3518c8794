import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Share of a maskable icon's width that every platform shows (www.w3.org/TR/appmanifest/#icon-masks). */
const safeShare = 0.8;

/** The icons that must be bitmaps. */
export async function drawIcons(page: Page, icon: string, folder: string): Promise<void> {
  const draw = async (size: number, share = 1): Promise<Buffer> => {
    await page.setViewportSize({ width: size, height: size });
    const edge = `${share * 100}vw`;
    await page.setContent(
      `<style>*{margin:0}body{display:grid;place-items:center;height:100vh;background:#fff}svg{width:${edge};height:${edge}}</style>${icon}`,
    );
    return page.screenshot();
  };
  writeFileSync(join(folder, 'apple-touch-icon.png'), await draw(180));
  writeFileSync(join(folder, 'icon-512.png'), await draw(512));
  writeFileSync(join(folder, 'icon-maskable-512.png'), await draw(512, safeShare));
  writeFileSync(join(folder, 'favicon.ico'), iconFile(await draw(48), 48));
}

/** An ICO file of one PNG: a directory of one entry, then the picture (learn.microsoft.com, "Icons"). */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
