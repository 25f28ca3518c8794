import { useState } from 'react';
import { HtmlBlock } from '../block/html-block.tsx';
import { useLessonHost } from '../host/lesson-context.ts';
import type { LearnerQuestion } from '../format/learner-lesson.ts';

/** Hints, one more at each asking, weakest first. */
export function Hints({ question }: { readonly question: LearnerQuestion }) {
  const { strings, emit } = useLessonHost();
  const [shown, setShown] = useState(0);
  const { hints, uid } = question;
  if (hints.length === 0) return null;
  return (
    <div className="lemma-hints">
      <div aria-live="polite">
        {hints.slice(0, shown).map((hint, index) => (
          <div className="lemma-hint" key={index}>
            <p className="lemma-hint-label">{strings.hint(index + 1, hints.length)}</p>
            <HtmlBlock html={hint} />
          </div>
        ))}
      </div>
      {shown < hints.length && (
        <button
          type="button"
          className="lemma-button-quiet"
          onClick={() => {
            emit({ type: 'hint-shown', question: uid, hint: shown + 1 });
            setShown(shown + 1);
          }}
        >
          {strings.showHint}
          {shown > 0 && ` (${shown}/${hints.length})`}
        </button>
      )}
    </div>
  );
}
