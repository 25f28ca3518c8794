import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { LessonSummary } from '../learn/wire.ts';
import '../shell/page.css';
import { exampleIndex } from './example-index.ts';
import { LessonSearch } from './search.ts';
import { SearchBox } from './search-box.tsx';

const follow = fn();
const load = fn<() => Promise<LessonSearch>>();

const span: LessonSummary = {
  lesson_uid: 'la-span',
  title: 'Span',
  summary: 'Say which vectors some others reach.',
  course_uid: 'essential-linear-algebra-for-ml',
  unit_uid: 'vectors-in-euclidean-space',
  minutes: 18,
  question_count: 12,
  python: false,
  prerequisites: [],
  status: 'locked',
  free: true,
  has_access: true,
  strength: null,
  mastered_at: null,
  due_at: null,
};
const lessons: readonly LessonSummary[] = [
  span,
  { ...span, lesson_uid: 'py-while-loops', status: 'available', has_access: false },
];

const meta: Meta = {
  title: 'Site/Search',
  beforeEach: () => {
    follow.mockClear();
    load.mockReset().mockImplementation(async () => new LessonSearch(exampleIndex));
  },
  render: () => (
    <UiProvider>
      <MemoryRouter>
        <div style={{ maxWidth: 640, margin: 'auto', padding: 20 }}>
          <SearchBox lessons={lessons} onFollow={follow} load={load} />
        </div>
      </MemoryRouter>
    </UiProvider>
  ),
};
export default meta;

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole('searchbox', { name: 'Search lessons, facts and terms' });

export const Empty: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/A term such as/u)).toBeVisible();
  },
};

/** Results by kind with what matched marked; a locked lesson says so. Arrow keys go through them. */
export const Results: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/A term such as/u);
    await userEvent.type(field(canvasElement), 'pivot');
    await expect(await page.findByText('3 results')).toBeInTheDocument();
    const facts = within(page.getByRole('region', { name: 'Facts' }));
    const [locked, open] = facts.getAllByRole('link');
    await expect(locked).toHaveTextContent('Locked');
    await expect(open).not.toHaveTextContent('Locked');
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(new Set(marks)).toEqual(new Set(['Pivot', 'pivot', 'pivots']));
    const [term] = within(page.getByRole('region', { name: 'Terms' })).getAllByRole('link');
    await expect(term).toHaveAttribute(
      'href',
      '/learn/lessons/la-elimination/reference#la-elimination--def-echelon',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(term).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const PartOfAPlan: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/A term such as/u);
    await userEvent.type(field(canvasElement), 'savings');
    const [lesson] = await page.findAllByRole('link');
    await expect(lesson).toHaveTextContent('Part of a plan');
  },
};

/** Whatever is typed is text: nothing of it is read as markup or as a pattern, and it ends at 200 characters. */
export const NothingFound: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/A term such as/u);
    await userEvent.click(field(canvasElement));
    await userEvent.paste(`<b>.*[(😀${'x'.repeat(10_000)}`);
    await expect(await page.findByText(/^Nothing found for “<b>\.\*\[\(😀x+…”\.$/u)).toBeVisible();
    await expect(field(canvasElement)).toHaveProperty('value.length', 200);
  },
};

export const Loading: StoryObj = {
  beforeEach: () => {
    load.mockImplementation(async () => new Promise<never>(() => undefined));
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading the search…')).toBeInTheDocument();
  },
};

/** The index did not come: another try asks again, and what was typed is still there. */
export const Failed: StoryObj = {
  beforeEach: () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The search could not be loaded.',
    );
    await userEvent.type(field(canvasElement), 'pivot');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('3 results')).toBeInTheDocument();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

export const FailedOffline: StoryObj = {
  beforeEach: () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      /You are offline/u,
    );
  },
};
