import { fireEvent, userEvent } from 'storybook/test';

/** What a learner does with a story, by keyboard and pointer. */
export interface StoryInput {
  /** Presses keys where the focus is, in Testing Library's spelling: `{Shift>}{ArrowUp}{/Shift}`. */
  readonly press: (keys: string) => Promise<void>;
  readonly click: (element: Element) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly fill: (field: Element, text: string) => Promise<void>;
  /** Takes hold of a handle, and lets it go at a place of another element; `[0.5, 0.5]` (default) is its middle. */
  readonly drag: (
    handle: Element,
    onto: Element,
    place?: readonly [number, number],
  ) => Promise<void>;
}

/** The browser's own input in the tests; events like it on Storybook's page, where no driver sits. */
export async function getStoryInput(): Promise<StoryInput> {
  return '__vitest_browser__' in globalThis ? realHand() : simulated;
}

async function realHand(): Promise<StoryInput> {
  const { userEvent: real } = await import('vitest/browser');
  return {
    press: (keys) => real.keyboard(keys),
    click: (element) => real.click(element),
    fill: (field, text) => real.fill(field, text),
    drag: (handle, onto, [across, down] = [0.5, 0.5]) => {
      const { width, height } = onto.getBoundingClientRect();
      return real.dragAndDrop(handle, onto, {
        targetPosition: { x: width * across, y: height * down },
      });
    },
  };
}

const simulated: StoryInput = {
  press: async (keys) => {
    const { activeElement } = document;
    const key = /^\{(\w+)\}$/u.exec(keys)?.[1];
    if (key && activeElement instanceof HTMLInputElement && activeElement.type === 'range') {
      await slide(activeElement, key);
    } else {
      await userEvent.keyboard(keys);
    }
  },
  click: (element) => userEvent.click(element),
  fill: async (field, text) => {
    await userEvent.clear(field);
    await userEvent.type(field, text.replaceAll(/[{[]/gu, '$&$&'));
  },
  drag: async (handle, onto, [across, down] = [0.5, 0.5]) => {
    const middle = centreOf(handle.getBoundingClientRect());
    const { left, top, width, height } = onto.getBoundingClientRect();
    const end = { clientX: left + width * across, clientY: top + height * down };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: middle },
      { target: handle, coords: end },
      { keys: '[/MouseLeft]', target: handle, coords: end },
    ]);
  },
};

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  clientX: left + width / 2,
  clientY: top + height / 2,
});

/** Keys of a slider, which simulated events leave to the browser. */
async function slide(slider: HTMLInputElement, key: string): Promise<void> {
  const after = slider.cloneNode();
  if (!(after instanceof HTMLInputElement)) return;
  after.value = slider.value;
  if (key === 'Home') after.value = slider.min;
  else if (key === 'End') after.value = slider.max;
  else if (key === 'ArrowRight' || key === 'ArrowUp') after.stepUp();
  else if (key === 'ArrowLeft' || key === 'ArrowDown') after.stepDown();
  await fireEvent.input(slider, { target: { value: after.value } });
}
