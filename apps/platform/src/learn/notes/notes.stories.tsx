import { type Note, noteLimits } from '@lemma/api-client/contract';
import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { LessonSurface } from '@lemma/lesson-renderer';
import { ToastRegion } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { visitor } from '../../auth/example-auth.ts';
import { failed, loading, offline } from '../story/screen-story.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import { asLesson } from '../study/lesson/documents.ts';
import { exampleSession } from '../study/session/example-session.ts';
import NotesRoute from './notes-route.tsx';
import { PartNote } from './part-note.tsx';

const meta: Meta = { title: 'Learn/Notes', parameters: { layout: 'fullscreen' } };
export default meta;

const lesson = asLesson(exampleSession().lesson);
const [section] = lesson.sections;
const [part] = section?.parts ?? [];
if (!section || !part) throw new Error('The example lesson has no part.');

const written = (changes: Partial<Note> = {}): Note => ({
  lesson_uid: lesson.uid,
  lesson_title: lesson.title,
  part_id: part.id,
  part_title: 'One number from two vectors',
  bookmarked: true,
  text: 'Multiply entry by entry, then add.\nZero means: at a right angle.',
  changed_at: '2026-11-21T09:30:00.000Z',
  write_uid: '00000000-0000-4000-8000-000000000001',
  ...changes,
});

/** A server that keeps notes as the real one does where nobody else writes. */
function keeping(first: readonly Note[], handlers: FakeHandlers = {}): typeof fetch {
  let notes = first;
  return createFakeFetch({
    notes: () => ({ notes: [...notes] }),
    keepNote: ({ body: { after: _after, ...body } }) => {
      const note = { ...written(), ...body, changed_at: new Date().toISOString() };
      const isGone = note.text === '' && !note.bookmarked;
      notes = [
        ...(isGone ? [] : [note]),
        ...notes.filter(({ part_id: id }) => id !== note.part_id),
      ];
      return { note: isGone ? null : note };
    },
    ...handlers,
  });
}

const below = (server: typeof fetch) => (
  <StoryFrame server={server} delivers>
    <LessonSurface theme="light">
      <div className="study-column">
        <PartNote lesson={lesson} part={part} section={section.title} />
      </div>
    </LessonSurface>
    <ToastRegion />
  </StoryFrame>
);

const list = (server: typeof fetch) => (
  <StoryFrame at="/learn/notes" server={server} delivers>
    <NotesRoute />
  </StoryFrame>
);

/** Below a part of a lesson: two quiet buttons. A note is kept without a button. */
export const BelowAPart: StoryObj = {
  render: () => below(keeping([])),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bookmark' }));
    await expect(page.getByRole('button', { name: 'Bookmarked' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(page.getByRole('button', { name: 'Add a note' }));
    const field = page.getByRole('textbox', { name: /^Your note on / });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Zero: at a right angle.');
    await expect(await page.findByText('Saved.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(await page.findByText('Zero: at a right angle.')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Edit your note' })).toHaveFocus());
  },
};

/** A note that was written before stands there whenever the part is read. */
export const Written: StoryObj = {
  render: () => below(keeping([written()])),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Zero means/)).toBeVisible();
  },
};

/** The server is out of reach: the note stays, and says where it is. */
export const KeptOnTheDevice: StoryObj = {
  render: () =>
    below(
      keeping([], {
        keepNote: () => {
          throw new FakeProblem('unavailable', 'Later.');
        },
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add a note' }));
    await userEvent.type(page.getByRole('textbox'), 'Written on the train.');
    await expect(await page.findByText(/Kept on this device/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('Written on the train.')).toBeVisible();
  },
};

/** Another device wrote in between: both texts stand in the field. */
export const WrittenOnTwoDevices: StoryObj = {
  render: () =>
    below(
      keeping([], {
        keepNote: ({ body }) => ({
          note: { ...written(), text: `At the desk.\n\n${body.text}`, write_uid: 'another' },
        }),
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add a note' }));
    await userEvent.type(page.getByRole('textbox'), 'On the phone.');
    await expect(await page.findByText(/Another device wrote here too/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('At the desk.\n\nOn the phone.');
  },
};

/** More than is kept: how much is too much is said, and nothing that was typed is cut off. */
export const TooLong: StoryObj = {
  tags: ['one-width'],
  render: () => below(keeping([written({ text: 'x'.repeat(noteLimits.characters) })])),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Edit your note' }));
    await userEvent.type(page.getByRole('textbox'), 'yy');
    await expect(page.getByText(/2 characters too many/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('textbox')).toBeVisible();
  },
};

/** The server refuses: the reason is the server's own. */
export const Refused: StoryObj = {
  tags: ['one-width'],
  render: () =>
    below(
      keeping([], {
        keepNote: () => {
          throw new FakeProblem('note-limit', '1000 parts of lessons are marked.');
        },
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bookmark' }));
    const reason = await within(document.body).findByText('1000 parts of lessons are marked.');
    await waitFor(() => expect(reason).toBeVisible());
    await expect(await page.findByRole('button', { name: 'Bookmark' })).toBeVisible();
  },
};

/** A visitor reads the lesson without them. */
export const ForVisitors: StoryObj = {
  tags: ['one-width'],
  render: () => (
    <StoryFrame auth={visitor}>
      <PartNote lesson={lesson} part={part} section={section.title} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

const several = [
  written(),
  written({
    part_id: `${lesson.uid}--angle`,
    part_title: 'The angle between them',
    text: '',
    changed_at: '2026-11-20T20:10:00.000Z',
  }),
  written({
    lesson_uid: 'py-sorting-lists',
    lesson_title: 'Sorting lists',
    part_id: 'py-sorting-lists--in-place',
    part_title: 'In place, or a new list',
    bookmarked: false,
    text: '`sort` gives None! Twice now.',
    changed_at: '2026-11-12T21:00:00.000Z',
  }),
  written({
    lesson_uid: 'gone',
    lesson_title: null,
    part_id: 'gone--part',
    part_title: 'A part of an older lesson',
    text: 'Still mine.',
    changed_at: '2026-10-02T21:00:00.000Z',
  }),
];

/** Every note, lesson by lesson, with the way back to its part. */
export const AllNotes: StoryObj = {
  render: () => list(keeping(several)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('link', { name: 'In place, or a new list' }),
    ).toHaveAttribute(
      'href',
      '/learn/lessons/py-sorting-lists/reference#py-sorting-lists--in-place',
    );
    await expect(
      page.getByRole('heading', { name: 'A lesson that is no longer there' }),
    ).toBeVisible();
    await expect(page.getByText('4 parts')).toBeVisible();
  },
};

/** What is typed finds a note by its text, its part or its lesson. */
export const Found: StoryObj = {
  tags: ['one-width'],
  render: () => list(keeping(several)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Find a note' }), 'sorting');
    await expect(await page.findByText('1 part')).toBeVisible();
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.click(page.getByRole('checkbox', { name: 'Bookmarks only' }));
    await expect(await page.findByText('3 parts')).toBeVisible();
  },
};

/** One that is changed stays where it is. */
export const Changed: StoryObj = {
  tags: ['one-width'],
  render: () => list(keeping(several)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const lessons = () => page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await page.findByRole('link', { name: 'In place, or a new list' });
    const before = lessons();
    const sorting = within(page.getByRole('region', { name: 'Sorting lists' }));
    await userEvent.click(sorting.getByRole('button', { name: 'Edit your note' }));
    await userEvent.type(sorting.getByRole('textbox'), ' Use sorted.');
    await expect(await sorting.findByText('Saved.')).toBeVisible();
    await expect(lessons()).toEqual(before);
    await expect(sorting.getByRole('textbox')).toHaveFocus();
  },
};

/** Nothing yet: where notes come from, and what they are good for. */
export const None: StoryObj = { render: () => list(keeping([])) };

const screen = { Component: NotesRoute, at: '/learn/notes' };
export const Loading: StoryObj = loading(screen);
export const Failed: StoryObj = failed(screen);
export const Offline: StoryObj = offline(screen);
