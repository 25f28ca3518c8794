import { join } from 'node:path';
import type { Page } from 'playwright';

/** The icons that must be bitmaps. */
export async function drawIcons(page: Page, icon: string, folder: string): Promise<void> {
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-512', 512],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
}
