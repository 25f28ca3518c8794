import type { Note } from '@lemma/api-client/contract';

/** A part of a lesson. */
export interface NotePlace {
  readonly lesson: string;
  readonly lessonTitle: string;
  /** Its id on the page of the lesson. */
  readonly part: string;
  /** Its heading as plain text. */
  readonly partTitle: string;
}

type Place = Pick<Note, 'lesson_uid' | 'part_id'>;

export function isAt(note: Place, { lesson, part }: Pick<NotePlace, 'lesson' | 'part'>): boolean {
  return note.lesson_uid === lesson && note.part_id === part;
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.lesson_uid === other.lesson_uid && one.part_id === other.part_id;

/** Whether a change removes the note: it has neither a text nor a bookmark. */
export const isGone = ({ text, bookmarked }: Note): boolean => text === '' && !bookmarked;

/** Notes with one in the place of what stood at its part. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  return [note, ...notes.filter((other) => !isSamePlace(note, other))];
}

/** What the server knows, with what is still on its way to it. The one changed last comes first. */
export function withUnsent(known: readonly Note[], unsent: readonly Note[]): readonly Note[] {
  return unsent
    .reduceRight(withNote, known)
    .filter((note) => !isGone(note))
    .toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
}

/** Notes of each lesson, in the order in which the lessons were written in last. */
export function byLesson(
  notes: readonly Note[],
): readonly { readonly lesson: string; readonly title: string; readonly notes: readonly Note[] }[] {
  return [...Map.groupBy(notes, ({ lesson_uid: lesson }) => lesson)].map(([lesson, of]) => ({
    lesson,
    title:
      of.find((note) => note.lesson_title !== null)?.lesson_title ??
      'A lesson that is no longer there',
    notes: of,
  }));
}

/** Notes that contain what is typed, in their text, part or lesson; or the bookmarks among them. */
export function notesThat(
  notes: readonly Note[],
  { typed, bookmarked }: { readonly typed: string; readonly bookmarked: boolean },
): readonly Note[] {
  const wanted = typed.trim().toLowerCase();
  return notes.filter(
    (note) =>
      (!bookmarked || note.bookmarked) &&
      [note.text, note.part_title, note.lesson_title ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
