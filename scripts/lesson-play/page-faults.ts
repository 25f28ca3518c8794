import type { Page } from 'playwright';

/** Collects what a page must not do: throw, log an error, or ask for what is not there. Emptied by each reading. */
export function watchPage(page: Page): () => readonly string[] {
  let faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return () => {
    const found = [...new Set(faults)];
    faults = [];
    return found;
  };
}

/** What makes the page wider than the window: the outermost elements that reach beyond it. */
export async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const beyond = [...document.querySelectorAll('.lemma-article *:not(svg *)')].filter((one) => {
      const { width: own, height, right, left } = one.getBoundingClientRect();
      return own > 1 && height > 1 && (right > width + 1 || left < -1) && !scrolls(one);
    });
    return beyond
      .filter((one) => !beyond.some((other) => other !== one && other.contains(one)))
      .map(
        (one) =>
          `${one.tagName.toLowerCase()}.${one.classList.value}: "${(one.textContent ?? '').trim().slice(0, 60)}"`,
      );
  });
}
