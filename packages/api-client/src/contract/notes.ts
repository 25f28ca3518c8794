import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { clientUid, contentUid, moment, text } from './fields.ts';

/** Most characters of a note that is sent, and most notes of one learner. */
export const noteLimits = { characters: 10_000, notes: 1000 } as const;

/** Id of a part on the page of its lesson. */
const partId = text(250, 1);

const note = z
  .object({
    lesson_uid: contentUid,
    /** Id of the part on the page of its lesson, as it was when the note was written. */
    part_id: z.string(),
    /** The lesson’s title; null if the lesson is no longer there. */
    lesson_title: z.string().nullable(),
    /** The part’s heading as plain text, as it was when the note was written. */
    part_title: z.string(),
    bookmarked: z.boolean(),
    /** '' of a bookmark alone. */
    text: z.string(),
    changed_at: moment,
    /** The write that made it what it is: `after` of the next one. */
    write_uid: z.string(),
  })
  .meta({ id: 'Note' });

export const noteEndpoints = {
  notes: endpoint({
    method: 'GET',
    path: '/edge/user/notes',
    auth: 'bearer',
    summary: 'Every note and bookmark of the learner, the one changed last first.',
    response: z.object({ notes: z.array(note) }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  keepNote: endpoint({
    method: 'POST',
    path: '/edge/user/note',
    auth: 'bearer',
    summary:
      'Keeps what the learner notes beside a part of a lesson. Neither a bookmark nor a text: the note is removed. A write that does not follow the one that stands (another device wrote in between) loses nothing: both texts are kept.',
    body: z.strictObject({
      write_uid: clientUid,
      /** The write that was on the screen as this one began; null if there was none. */
      after: clientUid.nullable(),
      lesson_uid: contentUid,
      part_id: partId,
      part_title: text(300),
      bookmarked: z.boolean(),
      text: text(noteLimits.characters),
    }),
    /** Null if it was removed. */
    response: z.object({ note: note.nullable() }),
    errors: ['not-found', 'note-limit'],
    idempotent: true,
    extension: true,
  }),
};

export type Note = z.output<typeof note>;
