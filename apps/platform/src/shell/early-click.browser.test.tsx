import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { earlyClickScript, endEarlyClicks } from './early-click.ts';

const root = document.documentElement;

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyClickScript;
  document.head.append(script);
});

afterEach(() => {
  document.body.replaceChildren();
  endEarlyClicks();
  delete root.dataset['ready'];
});

/** A prerendered form whose handlers come later. Returns what the handlers are called with. */
function prerendered() {
  document.body.innerHTML =
    '<form action="/lost"><button type="button"><span>Buy</span></button><button>Send</button></form>';
  const calls: string[] = [];
  const hydrate = () => {
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => calls.push(button.textContent));
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    endEarlyClicks();
  };
  return { calls, hydrate };
}

it('a button pressed before the page answers is pressed again once it does', async () => {
  const { calls, hydrate } = prerendered();
  await page.getByText('Buy').click();
  expect(calls).toEqual([]);
  hydrate();
  expect(calls).toEqual(['Buy']);
  endEarlyClicks();
  expect(calls).toEqual(['Buy']);
});

it('a handler that comes between the first and the last of the page’s code acts once', async () => {
  const { calls, hydrate } = prerendered();
  const begun: string[] = [];
  document.body.addEventListener('click', () => begun.push('heard'), { once: true });
  await page.getByText('Buy').click();
  expect(begun).toEqual([]);
  hydrate();
  expect(calls).toEqual(['Buy']);
  expect(begun).toEqual(['heard']);
});

it('a form is not sent before its handler has come', async () => {
  const { calls, hydrate } = prerendered();
  await page.getByRole('button', { name: 'Send' }).click();
  hydrate();
  expect(calls).toEqual(['Send']);
});

it('a page that answers repeats nothing', async () => {
  const { calls, hydrate } = prerendered();
  hydrate();
  await page.getByText('Buy').click();
  endEarlyClicks();
  expect(calls).toEqual(['Buy']);
});

it('a button that is gone is not pressed', async () => {
  const { calls, hydrate } = prerendered();
  await page.getByText('Buy').click();
  document.querySelector('button')?.remove();
  hydrate();
  expect(calls).toEqual([]);
});
