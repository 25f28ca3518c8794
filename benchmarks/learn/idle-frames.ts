import type { Page } from 'playwright';

/** Milliseconds of the shortest way to the screen: a change and the frame that shows it. */
export async function idleFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    await frame();
    const start = performance.now();
    for (let index = 0; index < 60; index += 1) await frame();
    return ((performance.now() - start) / 60) * 2;
  });
}
