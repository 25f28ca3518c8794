import { learnMeta } from '../page-title.ts';
import { Answer } from '../page-states/answer.tsx';
import { NotesView } from './notes-view.tsx';
import { useNotes } from './use-notes.ts';

export const meta = () => learnMeta('Notes and bookmarks');

/** /learn/notes */
export default function NotesRoute() {
  const { query, ...list } = useNotes();
  return (
    <Answer query={query} what="your notes">
      {() => <NotesView {...list} />}
    </Answer>
  );
}
