import { FullUi, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../shell/page.css';
import '../layout-routes/area.css';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { ProfileScreen } from './profile-screen.tsx';

const units = Array.from({ length: 20 }, (_unit, index) => ({
  uid: `unit-${index}`,
  title: `Unit ${index}`,
}));
/** Twenty units under each other, each a chain that goes on where the one before ends: wider and higher than a screen. */
const lessons: readonly GraphLesson[] = Array.from({ length: 40 }, (_lesson, index) => ({
  uid: `lesson-${index}`,
  title: `Lesson ${index}`,
  summary: '',
  unit: `unit-${Math.floor(index / 2)}`,
  course: 'chain',
  minutes: 20,
  status: 'available',
  prerequisites: index === 0 ? [] : [`lesson-${index - 1}`],
}));

async function show(start?: string) {
  const { container } = await render(
    <UiProvider>
      <FullUi>
        <MemoryRouter>
          <ProfileScreen
            title="My knowledge profile"
            units={units}
            lessons={lessons}
            start={start}
          />
        </MemoryRouter>
      </FullUi>
    </UiProvider>,
  );
  const box = container.querySelector<HTMLElement>('.graph-box');
  if (!box) throw new Error('There is no graph.');
  return { box, stage: page.getByRole('group', { name: /^Knowledge graph/u }).element() };
}

/** Turns the wheel over the graph. Returns whether the page is left to scroll. */
function turn(box: HTMLElement, wheel: WheelEventInit): boolean {
  const { left, top } = box.getBoundingClientRect();
  return box.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      clientX: left + 300,
      clientY: top + 200,
      ...wheel,
    }),
  );
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

beforeEach(() => page.viewport(1440, 900));

it('opens at the lesson where the learner stands', async () => {
  const { box } = await show('lesson-30');
  await expect.poll(() => box.scrollTop).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: /^Lesson 30,/u })).toBeInViewport();
});

it.each([
  [1440, 900],
  [390, 844],
])('the overview shows all of it at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  const { box, stage } = await show();
  expect(stage.getBoundingClientRect().height).toBeGreaterThan(box.clientHeight);
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect.poll(() => box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect.poll(() => box.scrollWidth).toBeGreaterThan(box.clientWidth);
});

it('the wheel zooms with ctrl around the pointer, and is the page’s without', async () => {
  const { box, stage } = await show('lesson-12');
  const whole = widthOf(stage);
  expect(turn(box, { deltaY: 120 })).toBe(true);
  expect(widthOf(stage)).toBe(whole);
  expect(getComputedStyle(box).overflowY).toBe('hidden');

  const under = () => box.scrollLeft + 300;
  const before = under();
  expect(turn(box, { deltaY: 120, ctrlKey: true })).toBe(false);
  await expect.poll(() => widthOf(stage)).toBeLessThan(whole);
  expect(under()).toBeCloseTo((before * widthOf(stage)) / whole, -1);
  turn(box, { deltaY: -120, ctrlKey: true });
  await expect.poll(() => widthOf(stage)).toBe(whole);
});
