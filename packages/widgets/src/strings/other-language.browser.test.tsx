import type { WidgetDefinition } from '@lemma/lesson-renderer';
import { expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { inOtherWords, strayWords } from '../../../../scripts/vitest/other-language.ts';
import { withStrings } from '../index.ts';
import { matrixMultiplier } from '../matrix-multiplier/index.ts';
import { englishWidgetStrings } from './english.ts';
import type { GivenWidgetStrings } from './widget-strings.ts';

const foreign: GivenWidgetStrings = Object.fromEntries(
  Object.entries(englishWidgetStrings).map(([part, texts]: [string, object]) => [
    part,
    inOtherWords(texts),
  ]),
);

/** Letters of formulas are no words: the same in every language. */
const notation = /^(A|B|R|v|u)?(Av|Ax|Ae|AB|det|R)$/;

async function show<Props extends object>(widget: WidgetDefinition<Props>, props: Props) {
  const { default: View } = await withStrings(widget, foreign).load();
  return render(<View {...props} host={{ id: 'w' }} />);
}

function expectForeign({ container }: RenderResult) {
  expect(strayWords(container).filter((word) => !notation.test(word))).toEqual([]);
}

const press = (screen: RenderResult, name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^‹${name}›`) }).first());

const field = (screen: RenderResult): Locator => screen.getByRole('textbox').first();

it('the matrix multiplier: its steps, its fields and what stands in the way', async () => {
  const screen = await show(matrixMultiplier, { a: [[2, -1]], b: [[3], ['x']] });
  expectForeign(screen);
  for (const button of ['next', 'next', 'speed', 'play', 'pause']) {
    await press(screen, button);
    expectForeign(screen);
  }
  await press(screen, 'edit');
  expectForeign(screen);
  await userEvent.fill(field(screen), '2/');
  await expect.element(screen.getByText(/^‹unreadableEntry›/).first()).toBeVisible();
  expectForeign(screen);
  await userEvent.fill(field(screen), '');
  await expect.element(screen.getByText(/^‹emptyEntry›/).first()).toBeVisible();
  await userEvent.fill(field(screen), '2');
  await press(screen, 'fewerColumns');
  await expect.element(screen.getByText(/^‹sizesDiffer›/).first()).toBeVisible();
  expectForeign(screen);
});
