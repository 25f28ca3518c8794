import type { Page } from 'playwright';

/** What a learner waits for after a press: what is said of the answer, or what comes after it. */
export type Awaited = 'verdict' | 'next';

/**
 * Milliseconds from the page's next click to the frame after which it shows what was awaited. Call it before the press,
 * and await its result after. Of `next` any screen counts that is not the feedback: another question, reading, the end.
 */
export async function nextWait(page: Page, awaited: Awaited): Promise<() => Promise<number>> {
  const wait = page.evaluate(
    (phases) =>
      new Promise<number>((resolve) => {
        let clicked: number | undefined;
        addEventListener('click', (event) => (clicked ??= event.timeStamp), { capture: true });
        const seen = new MutationObserver(look);
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        function look() {
          const phase = document.querySelector<HTMLElement>('.study[data-phase]')?.dataset['phase'];
          if (clicked === undefined || !phase || !phases.includes(phase)) return;
          seen.disconnect();
          const since = clicked;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
        }
      }),
    awaited === 'verdict' ? ['feedback'] : ['question', 'reading', 'finished'],
  );
  // Whoever awaits a function's promise would wait for the press that it asks for.
  return async () => wait;
}
