import { type KeyboardEvent, useId } from 'react';
import { counted } from '../formatting/figures.ts';
import { type TextToKeep, useKeptText } from './use-kept-text.ts';

export interface NoteEditorProps extends TextToKeep {
  /** The part, for the field's name. */
  readonly about: string;
  readonly isUnsent: boolean;
  readonly onDone: () => void;
}

/** The field of a note. It keeps by itself; Escape or Ctrl+Enter closes it, and what was typed stays. */
export function NoteEditor({ about, isUnsent, onDone, ...text }: NoteEditorProps) {
  const { typed, type, keep, over, isKept, isMerged } = useKeptText(text);
  const id = useId();
  const close = () => {
    void keep();
    if (over <= 0) onDone();
  };
  const onKey = (event: KeyboardEvent) => {
    const isDone =
      event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    close();
  };
  return (
    <div className="note-editor">
      <label htmlFor={id}>
        Your note<span className="visually-hidden"> on {about}</span>
      </label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because its button was pressed
        autoFocus
        rows={3}
        value={typed}
        aria-describedby={`${id}-standing`}
        aria-invalid={over > 0}
        placeholder="In your own words: what would you tell yourself in a month?"
        onChange={({ target }) => type(target.value)}
        onBlur={() => void keep()}
        onKeyDown={onKey}
      />
      <div className="note-editor-foot">
        <button type="button" className="note-button note-done" onClick={close}>
          Done
        </button>
        <output id={`${id}-standing`} className="muted small">
          {over > 0
            ? `${counted(over, 'character')} too many: shorten it, then it is kept.`
            : isKept && standingInWords({ typed, isMerged, isUnsent })}
        </output>
      </div>
    </div>
  );
}

function standingInWords(note: {
  readonly typed: string;
  readonly isMerged: boolean;
  readonly isUnsent: boolean;
}): string {
  if (note.isUnsent) return 'Kept on this device, and sent as soon as the server answers.';
  if (note.isMerged) return 'Another device wrote here too: its text stands above yours.';
  return note.typed === '' ? '' : 'Saved.';
}
