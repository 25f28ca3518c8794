/// <reference types="@vitest/browser-playwright" />
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import { exampleSession } from '../study/session/example-session.ts';
import { ReferenceView } from '../reference/reference-view.tsx';
import { ProfileScreen } from './profile-screen.tsx';

/** Width of a landscape sheet of A4 within its margins, which the graph is made to fit, in CSS pixels. */
const PAPER = 980;

const units = [{ uid: 'chain', title: 'A chain' }];
/** A chain: each lesson rests on the one before, so that the drawing is far wider than the screen. */
const lessons: readonly GraphLesson[] = Array.from({ length: 40 }, (_lesson, index) => ({
  uid: `lesson-${index}`,
  title: `Lesson ${index}`,
  summary: '',
  unit: 'chain',
  course: 'chain',
  minutes: 20,
  status: 'available',
  prerequisites: index === 0 ? [] : [`lesson-${index - 1}`],
}));

const asMedia = async (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });

async function show(screen: ReactNode) {
  return render(<StoryFrame>{screen}</StoryFrame>);
}

/** What a browser does before it prints. */
async function print() {
  window.dispatchEvent(new Event('beforeprint'));
  await asMedia('print');
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => asMedia(''));

it('the whole graph is printed, as wide as the paper, without what can only be pressed', async () => {
  const { container } = await show(
    <ProfileScreen title="My knowledge profile" units={units} lessons={lessons} />,
  );
  const drawn = () => container.querySelectorAll('.graph-node').length;
  const stage = page.getByRole('group', { name: /^Knowledge graph/u });
  expect(drawn()).toBeLessThan(lessons.length);
  expect(stage.element().getBoundingClientRect().width).toBeGreaterThan(PAPER);

  await print();
  expect(drawn()).toBe(lessons.length);
  await expect
    .poll(() => stage.element().getBoundingClientRect().width)
    .toBeLessThanOrEqual(PAPER + 1);
  await expect.element(page.getByRole('heading', { name: /^My knowledge profile/u })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

it('a reference is printed with its address and neighbours, without its buttons', async () => {
  const onPrint = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await show(
    <ReferenceView
      lesson={asLesson(exampleSession().lesson)}
      prerequisites={[{ lesson_uid: 'la-vectors', title: 'Vectors as lists and arrows' }]}
      leadsTo={[]}
      signedIn
    />,
  );
  const address = page.getByText(/\/learn\/lessons\/la-dot-product/u);
  await expect.element(address).not.toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(onPrint).toHaveBeenCalledOnce();

  await print();
  await expect.element(address).toBeVisible();
  await expect.element(page.getByText('Multiply in pairs')).toBeVisible();
  await expect.element(page.getByText('Vectors as lists and arrows')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Study this lesson' }))
    .not.toBeInTheDocument();
});
