import { Input } from '@chakra-ui/react/input';
import type { Note } from '@lemma/api-client/contract';
import { Button } from '@lemma/ui';
import { Download, Printer } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { brand } from '../../brand/brand.ts';
import { counted, dayOf } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import { placeAddress } from '../lookup/lesson-place.ts';
import { saveFile } from '../save-file.ts';
import { byLesson, notesThat } from './note-list.ts';
import { notesFile } from './notes-file.ts';
import { NoteAt } from './part-note.tsx';
import type { KeepNote } from './use-notes.ts';
import './notes.css';

export interface NotesViewProps {
  readonly notes: readonly Note[];
  /** Those that are still on their way to the server. */
  readonly unsent: readonly Note[];
  readonly keep: KeepNote;
}

/** Every note and bookmark, lesson by lesson, to find, change, print and take away. */
export function NotesView({ notes, ...list }: NotesViewProps) {
  const inOrder = useFirstOrder(notes);
  const [typed, setTyped] = useState('');
  const [bookmarked, setBookmarked] = useState(false);
  const shown = notesThat(inOrder, { typed: useDeferredValue(typed), bookmarked });
  const field = useId();
  return (
    <div className="learn-page">
      <h1 className="page-heading">Notes and bookmarks</h1>
      <p className="page-intro">
        What you wrote beside the lessons, and the places that you marked. They are kept on this
        device too, and are in the copy of your data.
      </p>
      {notes.length === 0 ? (
        <Empty />
      ) : (
        <>
          <search className="notes-choice">
            <label className="visually-hidden" htmlFor={field}>
              Find a note
            </label>
            <Input
              id={field}
              type="search"
              placeholder="Find a note"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              borderColor="gray.400"
            />
            <label>
              <input
                type="checkbox"
                checked={bookmarked}
                onChange={({ target }) => setBookmarked(target.checked)}
              />
              Bookmarks only
            </label>
            <output className="muted">{counted(shown.length, 'part')}</output>
          </search>
          <p className="action-row notes-tools">
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
            <Button
              variant="outline"
              onClick={() =>
                saveFile(`${brand.slug}-notes.md`, notesFile(shown), 'text/markdown;charset=utf-8')
              }
            >
              <Download aria-hidden />
              Save as a file
            </Button>
          </p>
          {shown.length === 0 && <p className="section-heading">No note fits.</p>}
          {byLesson(shown).map(({ lesson, title, notes: of }) => (
            <section key={lesson} className="notes-of-lesson" aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {of.map((note) => (
                  <OneNote key={note.part_id} note={note} {...list} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/** The order in which the notes were found: one that is being changed stays where it is. */
function useFirstOrder(notes: readonly Note[]): readonly Note[] {
  const [found] = useState(() => new Map(notes.map((note, index) => [placeKey(note), index])));
  const rank = (note: Note) => found.get(placeKey(note)) ?? found.size;
  return notes.toSorted((a, b) => rank(a) - rank(b));
}

const placeKey = ({ lesson_uid: lesson, part_id: part }: Note): string => `${lesson} ${part}`;

interface OneNoteProps extends Omit<NotesViewProps, 'notes'> {
  readonly note: Note;
}

function OneNote({ note, unsent, keep }: OneNoteProps) {
  const { lesson_uid: lesson, lesson_title: lessonTitle, part_id: part, part_title: title } = note;
  return (
    <li>
      <h3>
        {lessonTitle === null ? (
          title
        ) : (
          <Link to={placeAddress({ lesson, anchor: part })}>{title}</Link>
        )}
      </h3>
      <p className="muted small">{dayOf(note.changed_at)}</p>
      <NoteAt
        place={{ lesson, lessonTitle: lessonTitle ?? lesson, part, partTitle: title }}
        note={note}
        isUnsent={unsent.some((one) => placeKey(one) === placeKey(note))}
        keep={keep}
      />
    </li>
  );
}

function Empty() {
  return (
    <>
      <p className="section-heading">Nothing is noted yet.</p>
      <p>
        Below each part of a lesson stand “Bookmark” and “Add a note”. A line in your own words is
        worth more than a marked one: you will see it here, and beside the part, whenever you come
        back to it.
      </p>
      <p className="action-row">
        <Button asChild>
          <Link to={learnPaths.myLearning}>Go on learning</Link>
        </Button>
      </p>
    </>
  );
}
