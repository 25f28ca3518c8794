import type { Handlers } from '../http/handlers.ts';
import { keepNote, notesOf } from '../notes/notes.ts';

export type NoteHandlers = Pick<Handlers, 'notes' | 'keepNote'>;

export function noteHandlers(deps: Parameters<typeof notesOf>[0]): NoteHandlers {
  return {
    notes: async ({ learner }) => ({ notes: await notesOf(deps, learner) }),
    keepNote: async ({ learner, body }) => ({ note: await keepNote(deps, learner, body) }),
  };
}
