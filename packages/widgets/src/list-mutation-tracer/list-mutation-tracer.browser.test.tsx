import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { listMutationTracer } from './index.ts';

async function show(code: string) {
  const { default: View } = await listMutationTracer.load();
  return render(<View code={code} host={{ id: 'w' }} />);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const objects = () => page.getByRole('list', { name: 'Names and objects' }).getByRole('listitem');

describe('list-mutation tracer', () => {
  it('shows two names beside one list, and that both see its change', async () => {
    await show('a = [1, 2]; b = a; b.append(3)');
    await button('Next').click();
    await button('Next').click();
    await expect.element(objects().first()).toMatchTextContent(/^ab→list 1/);
    await button('Next').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'b.append(3): One list changes, and a and b both see it: it is [1, 2, 3].',
      );
    await expect.element(objects().first()).toMatchTextContent(/changed/);
  });

  it('is driven by the keyboard, back and forth', async () => {
    await show('a = [1]; b = a[:]');
    (button('Next').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByText('b names a new list, [1].')).toBeVisible();
    (button('Back').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('a names a new list, [1].')).toBeVisible();
  });

  it('meets an error at its line and keeps what was there before it', async () => {
    await show('a = [1]; a[3] = 2');
    await button('Next').click();
    await button('Next').click();
    await expect
      .element(page.getByText('Line 2: IndexError: list assignment index out of range.'))
      .toBeVisible();
    await expect.element(objects().first()).toMatchTextContent(/^a→list 1/);
  });

  it('starts anew when the code changes', async () => {
    const screen = await show('a = [1]');
    await button('Next').click();
    const { default: View } = await listMutationTracer.load();
    await screen.rerender(<View code="z = 1; z" host={{ id: 'w' }} />);
    await expect.element(page.getByText('2 steps to come')).toBeInTheDocument();
  });

  it('keeps Next where it is while objects come and go', async () => {
    await show("a = [1]; b = [a]; n = 5; c = {'k': b}; del c");
    const places: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      places.push(button('Next').element().getBoundingClientRect().top);
      await button('Next').click();
    }
    expect(new Set(places.map(Math.round)).size).toBe(1);
  });
});
