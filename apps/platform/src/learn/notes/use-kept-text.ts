import { noteLimits } from '@lemma/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import type { KeptNote } from './use-notes.ts';

export interface TextToKeep {
  readonly text: string;
  /** The write that made the text; null if there is none. */
  readonly write: string | null;
  readonly onKeep: (text: string, after: string | null) => KeptNote;
}

/** Milliseconds without a key after which what was typed is kept. */
const pause = 1500;

/** A text that is kept by itself: after a pause, when it is asked for, and when the page is left. */
export function useKeptText({ text, write, onKeep }: TextToKeep) {
  const [typed, setTyped] = useState(text);
  const [kept, setKept] = useState(text);
  const [isMerged, setMerged] = useState(false);
  const standing = useRef({ text, write });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = typed.length - noteLimits.characters;

  const keep = async () => {
    clearTimeout(timer.current);
    const now = typed.trim() === '' ? '' : typed;
    if (over > 0 || now === standing.current.text) return;
    const { write: own, settled } = onKeep(now, standing.current.write);
    standing.current = { text: now, write: own };
    setKept(now);
    const note = await settled;
    if (!note || note.text === now || standing.current.write !== own) return;
    // Another device wrote here, too: from now on this field holds both.
    standing.current = { text: note.text, write: note.write_uid };
    setTyped((later) => (later === now ? note.text : `${note.text}\n\n${later}`));
    setKept(note.text);
    setMerged(true);
  };

  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void latest.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void latest.current();
    };
  }, []);

  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), pause);
    },
    keep,
    /** Characters beyond what can be kept; 0 or less if it can. */
    over,
    isKept: typed === kept,
    isMerged,
  };
}
