import { createFakeFetch } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { GraphLesson } from '../graph/graph-lesson.ts';
import { courseId, lessons, units } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import type { Answered, KnowledgeGraph } from '../wire.ts';
import ProfileRoute from './profile-route.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const shown: readonly GraphLesson[] = lessons.map((lesson) => ({
  uid: lesson.lesson_uid,
  title: lesson.title,
  summary: lesson.summary,
  unit: lesson.unit_uid,
  course: lesson.course_uid,
  minutes: lesson.minutes,
  status: lesson.status,
  prerequisites: lesson.prerequisites,
}));
const screen = <ProfileScreen title="My knowledge profile" units={units} lessons={shown} />;

const meta: Meta = { title: 'Learn/Knowledge profile', parameters: { layout: 'fullscreen' } };
export default meta;

export const Graph: StoryObj = {
  render: () => <StoryFrame>{screen}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Vectors as lists and arrows, mastered' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await page.findByRole('complementary', { name: 'Adding and scaling vectors' }),
    ).toBeVisible();
  },
};
export const Focused: StoryObj = {
  render: () => <StoryFrame at="/?lesson=la-dot-product">{screen}</StoryFrame>,
};
export const List: StoryObj = { render: () => <StoryFrame at="/?view=list">{screen}</StoryFrame> };
/** A list longer than the screen: what follows the page begins below it. */
export const LongList: StoryObj = {
  render: () => (
    <StoryFrame at="/?view=list">
      <ProfileScreen
        title="My knowledge profile"
        units={units}
        lessons={[0, 1, 2, 3].flatMap((copy) =>
          shown.map((lesson) => ({ ...lesson, uid: `${lesson.uid}-${copy}` })),
        )}
      />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('.profile')?.getBoundingClientRect();
    const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(page?.bottom).toBeGreaterThanOrEqual(last?.bottom ?? Number.NaN);
  },
};

const nodeOf = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name });

/** A search dims what it leaves out; Enter goes to the first lesson that it finds. */
export const Searched: StoryObj = {
  render: () => <StoryFrame>{screen}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox', { name: 'Find a lesson' }), 'dot');
    await expect(page.getByText('1 found')).toBeVisible();
    const found = getComputedStyle(nodeOf(canvasElement, /^The dot product/u)).opacity;
    const left = getComputedStyle(nodeOf(canvasElement, /^Vectors as lists/u)).opacity;
    await expect(Number(left)).toBeLessThan(Number(found));
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('complementary', { name: 'The dot product' })).toBeVisible();
  },
};

/** A state filters both views, and a second press takes the filter away. */
export const Filtered: StoryObj = {
  render: () => <StoryFrame at="/?view=list">{screen}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = page.getAllByRole('link').length;
    const mastered = page.getByRole('button', { name: 'Mastered', pressed: false });
    await userEvent.click(mastered);
    await expect(page.getByText('2 found')).toBeVisible();
    await expect(page.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(mastered);
    await expect(page.getAllByRole('link')).toHaveLength(all);
  },
};

/** Width of the drawing as it is shown. */
const drawnWidth = (canvasElement: HTMLElement) =>
  Number(canvasElement.querySelector('.graph-stage > svg')?.getAttribute('width'));

/** The whole at once, and back to where names can be read. Zooming a large graph is in graph-zoom.browser.test.tsx. */
export const Overview: StoryObj = {
  render: () => <StoryFrame>{screen}</StoryFrame>,
  play: async ({ canvasElement }) => {
    const full = drawnWidth(canvasElement);
    const overview = within(canvasElement).getByRole('button', { name: 'Overview' });
    await userEvent.click(overview);
    await expect(overview).toHaveAttribute('aria-pressed', 'true');
    const frame = canvasElement.querySelector('.graph-box')?.clientWidth ?? 0;
    await expect(drawnWidth(canvasElement)).toBeLessThanOrEqual(frame);
    await userEvent.click(overview);
    await expect(drawnWidth(canvasElement)).toBe(full);
  },
};

const onboarding = {
  has_name: true,
  has_course: false,
  has_finished_diagnostic: false,
  has_studied: false,
};
const knowledgeGraph: KnowledgeGraph = {
  version: 'example',
  courses: [
    {
      course_uid: courseId,
      slug: courseId,
      title: 'Essential linear algebra for ML',
      units: units.map(({ uid, title }) => ({ unit_uid: uid, title })),
    },
  ],
  nodes: lessons.map(({ lesson_uid, title, course_uid, unit_uid, minutes, status }) => ({
    lesson_uid,
    title,
    course_uid,
    unit_uid,
    minutes,
    planned: status === 'coming',
  })),
  edges: lessons.flatMap(({ lesson_uid: to, prerequisites }) =>
    prerequisites.map((from) => ({ from, to })),
  ),
};

const guarded = (status: Answered<'onboardingStatus'>) => (
  <StoryFrame
    server={createFakeFetch({
      onboardingStatus: () => status,
      allLessons: () => ({ lessons: [...lessons] }),
      graph: () => knowledgeGraph,
    })}
  >
    <ProfileRoute />
  </StoryFrame>
);

/** Before a path or a diagnostic there is nothing to show: what fills it. */
export const Guarded: StoryObj = {
  render: () => guarded({ ...onboarding, can_see_knowledge_profile: false }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'Nothing is known of you yet' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take free diagnostic test' })).toBeVisible();
  },
};

/** After that it opens. */
export const Opened: StoryObj = {
  render: () => guarded({ ...onboarding, can_see_knowledge_profile: true }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: /3 of 8 lessons mastered/u }),
    ).toBeVisible();
  },
};
