import type { Note } from '@lemma/api-client/contract';
import type { LearnerLesson, Part } from '@lemma/lesson-renderer';
import { Bookmark, NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { NoteEditor } from './note-editor.tsx';
import type { NotePlace } from './note-list.ts';
import { partTitle } from './part-title.ts';
import { type KeepNote, usePartNote } from './use-notes.ts';
import './notes.css';

interface PartNoteProps {
  readonly lesson: Pick<LearnerLesson, 'uid' | 'title'>;
  readonly part: Part;
  /** Names a part without a heading. */
  readonly section: string;
}

/** Bookmark and note below one part of a lesson. Visitors see nothing. */
export function PartNote({ lesson, part, section }: PartNoteProps) {
  const { status } = useAuth();
  return status === 'signed-in' ? (
    <OwnNote key={part.id} lesson={lesson} part={part} section={section} />
  ) : null;
}

function OwnNote({ lesson, part, section }: PartNoteProps) {
  const place = {
    lesson: lesson.uid,
    lessonTitle: lesson.title,
    part: part.id,
    partTitle: partTitle(part.title, section),
  };
  return <NoteAt place={place} {...usePartNote(place)} />;
}

interface NoteAtProps {
  readonly place: NotePlace;
  readonly note: Note | undefined;
  readonly isUnsent: boolean;
  readonly keep: KeepNote;
}

/** A note at its place, to read and to change. */
export function NoteAt({ place, note, isUnsent, keep }: NoteAtProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { text = '', bookmarked = false, write_uid: write = null } = note ?? {};
  return (
    <aside className="part-note" aria-label={`Your note on ${place.partTitle}`}>
      {isOpen ? (
        <NoteEditor
          about={place.partTitle}
          text={text}
          write={write}
          isUnsent={isUnsent}
          onKeep={(typed, after) => keep(place, { text: typed, bookmarked, after })}
          onDone={() => {
            setOpen(false);
            // The button that opened the field is there again with the next frame.
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : (
        text !== '' && <p className="note-text">{text}</p>
      )}
      {!isOpen && (
        <div className="part-note-actions">
          <button
            type="button"
            className="note-button"
            aria-pressed={bookmarked}
            onClick={() => keep(place, { text, bookmarked: !bookmarked, after: write })}
          >
            <Bookmark
              aria-hidden
              size={18}
              strokeWidth={1.75}
              fill={bookmarked ? 'currentColor' : 'none'}
            />
            {bookmarked ? 'Bookmarked' : 'Bookmark'}
          </button>
          <button ref={opener} type="button" className="note-button" onClick={() => setOpen(true)}>
            <NotebookPen aria-hidden size={18} strokeWidth={1.75} />
            {text === '' ? 'Add a note' : 'Edit your note'}
          </button>
        </div>
      )}
    </aside>
  );
}
