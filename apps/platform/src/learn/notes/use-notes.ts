import type { Note } from '@lemma/api-client/contract';
import { ApiError } from '@lemma/api-client';
import { queryKey, useApiQuery, useOutboxSend, useOutboxState } from '@lemma/api-client/react';
import { notify } from '@lemma/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keepAnswer } from '../../offline/kept-answers.ts';
import { isAt, isGone, type NotePlace, withNote, withUnsent } from './note-list.ts';

/** What a learner changes of a note. */
export interface NoteChange {
  readonly text: string;
  readonly bookmarked: boolean;
  /** The write that was on the screen; null if there was none. */
  readonly after: string | null;
}

export interface KeptNote {
  readonly write: string;
  /** What the server has made of it, once it has it; undefined if it was refused. */
  readonly settled: Promise<Note | null | undefined>;
}

export type KeepNote = (place: NotePlace, change: NoteChange) => KeptNote;

const notesKey = queryKey('notes', {});
const unsentKey = ['unsent-notes'] as const;
const none: readonly Note[] = [];

/** The learner's notes, with those that are still on their way, and how to keep one. Both work without network. */
export function useNotes() {
  const query = useApiQuery('notes', {});
  const { data: unsent } = useQuery({
    queryKey: unsentKey,
    queryFn: async () => none,
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  useRefetchOnceDelivered();
  const known = query.data?.notes;
  const notes = useMemo(() => withUnsent(known ?? none, unsent), [known, unsent]);
  return { query, notes, unsent, keep: useKeepNote() };
}

/** The note beside one part. */
export function usePartNote({ lesson, part }: Pick<NotePlace, 'lesson' | 'part'>) {
  const { notes, unsent, keep } = useNotes();
  const here = (note: Note) => isAt(note, { lesson, part });
  return { note: notes.find(here), isUnsent: unsent.some(here), keep };
}

function useKeepNote(): KeepNote {
  const queries = useQueryClient();
  const send = useOutboxSend();
  return useCallback(
    (place, { text, bookmarked, after }) => {
      const write = crypto.randomUUID();
      const note: Note = {
        lesson_uid: place.lesson,
        lesson_title: place.lessonTitle,
        part_id: place.part,
        part_title: place.partTitle,
        bookmarked,
        text,
        changed_at: new Date().toISOString(),
        write_uid: write,
      };
      const setUnsent = (change: (unsent: readonly Note[]) => readonly Note[]) =>
        queries.setQueryData<readonly Note[]>(unsentKey, (unsent = none) => change(unsent));
      setUnsent((unsent) => withNote(unsent, note));
      const known = queries.getQueryData<{ readonly notes: readonly Note[] }>(notesKey)?.notes;
      const unsent = queries.getQueryData<readonly Note[]>(unsentKey) ?? none;
      // Without network the page finds it here after it is loaded anew.
      void keepAnswer('/edge/user/notes', { notes: withUnsent(known ?? none, unsent) });
      const deliver = async () => {
        try {
          const answer = await send('keepNote', {
            body: {
              write_uid: write,
              after,
              lesson_uid: note.lesson_uid,
              part_id: note.part_id,
              part_title: note.part_title.slice(0, 300),
              bookmarked,
              text,
            },
          });
          // The answer is there even if the list cannot be asked for anew.
          const kept = answer.note ?? { ...note, text: '', bookmarked: false };
          queries.setQueryData<{ readonly notes: readonly Note[] }>(
            notesKey,
            (now) => now && { notes: withUnsent(now.notes, [kept]) },
          );
          return answer.note;
        } catch (error) {
          const reason = error instanceof ApiError ? error.problem?.detail : undefined;
          notify({
            kind: 'error',
            title: isGone(note) ? 'Not removed' : 'Not saved',
            description: reason ?? 'The server did not take it. Try it again.',
          });
          await queries.invalidateQueries({ queryKey: notesKey });
          return undefined;
        } finally {
          setUnsent((now) => now.filter(({ write_uid: uid }) => uid !== write));
        }
      };
      return { write, settled: deliver() };
    },
    [queries, send],
  );
}

/** What was written before this page was loaded is delivered by nobody who waits for it. */
function useRefetchOnceDelivered(): void {
  const queries = useQueryClient();
  const { pending } = useOutboxState();
  const before = useRef(0);
  useEffect(() => {
    if (pending === 0 && before.current > 0) void queries.invalidateQueries({ queryKey: notesKey });
    before.current = pending;
  }, [pending, queries]);
}
