import type { Locator, Page } from 'playwright';
import { type Fault, reasonOf } from './fault.ts';

/** Does one thing with every widget of the page and sees that it answers. */
export async function stepWidgets(page: Page): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const widget of await page.locator('.lemma-widget[id]:not(.lemma-predict)').all()) {
    const problem = await step(widget).catch(reasonOf);
    if (problem)
      faults.push({ part: `widget ${await widget.getAttribute('id')}`, message: problem });
  }
  return faults;
}

async function step(widget: Locator): Promise<string | undefined> {
  await widget.locator('.lemma-loading').waitFor({ state: 'detached' });
  const state = () =>
    widget.evaluate((element) =>
      [
        element.innerHTML,
        ...[...element.querySelectorAll('input, select')].map(
          (field) => (field as HTMLInputElement).value,
        ),
      ].join('\n'),
    );
  const before = await state();
  const next = widget.getByRole('button', { name: /^(?:Next|Step|More)/u }).first();
  // A point that is dragged is a button with arrow keys.
  const moved = widget
    .getByRole('slider')
    .or(widget.getByRole('button', { name: /^Move /u }))
    .first();
  const button = widget
    .locator('button:not(.lemma-widget-report):not(:disabled):not([aria-disabled="true"])')
    .first();
  if (await next.count()) await next.click();
  else if (await moved.count()) await moved.press('ArrowLeft');
  else if (await button.count()) await button.click();
  else return 'It has nothing to press: give it something to do, or make it a figure.';
  const changes = async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await state()) !== before) return true;
      await widget.page().waitForTimeout(100);
    }
    return false;
  };
  if (await changes()) return undefined;
  // What stands at its end moves the other way only.
  if (await moved.count()) await moved.press('ArrowRight');
  return (await changes()) ? undefined : 'It does not change when it is used: look at its props.';
}
