import type { Note } from '@lemma/api-client/contract';
import { siteUrl } from '../../brand/brand.ts';
import { placeAddress } from '../lookup/lesson-place.ts';
import { byLesson } from './note-list.ts';

/** All notes as Markdown, with the address of each part. */
export function notesFile(notes: readonly Note[]): string {
  const lessons = byLesson(notes).map(({ title, notes: of }) =>
    [`## ${title}`, ...of.map(noteText)].join('\n\n'),
  );
  return `${['# Notes and bookmarks', ...lessons].join('\n\n')}\n`;
}

function noteText(note: Note): string {
  const address = siteUrl(placeAddress({ lesson: note.lesson_uid, anchor: note.part_id }));
  const heading = `### [${note.part_title.replaceAll(/[[\]\\]/gu, String.raw`\$&`)}](${address})`;
  return [
    note.bookmarked ? `${heading} (bookmarked)` : heading,
    ...(note.text === '' ? [] : [note.text]),
  ].join('\n\n');
}
