import { expect } from 'vitest';
import type { NoteHandlers } from '../../src/server/note-handlers.ts';
import { type Outcomes, uuid } from './world.ts';

const write = {
  after: null,
  lesson_uid: 'one',
  part_id: 'one--sums',
  part_title: 'Sums',
  bookmarked: true,
  text: 'Add the units first.',
};

export const noteCalls: Outcomes<keyof NoteHandlers> = {
  keepNote: async ({ ada }) => {
    const { note } = await ada.keepNote({ body: { write_uid: uuid(), ...write } });
    expect(note).toMatchObject({ part_id: 'one--sums', text: 'Add the units first.' });
    const removed = { ...write, bookmarked: false, text: '', after: note?.write_uid ?? null };
    expect(await ada.keepNote({ body: { write_uid: uuid(), ...removed } })).toEqual({ note: null });
  },
  notes: async ({ ada }) => {
    const write_uid = uuid();
    await ada.keepNote({ body: { write_uid, ...write } });
    const { notes } = await ada.notes();
    expect(notes).toMatchObject([{ lesson_uid: 'one', bookmarked: true, write_uid }]);
  },
};
