import { useEffect } from 'react';

export interface StudyKeys {
  /** Enter, where it does not belong to the element that has the focus. */
  readonly onEnter?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onHelp: () => void;
  /** True while a question waits for its answer: letters and digits then reach its options, Enter hands it in. */
  readonly choosing: boolean;
}

/** Keys that work wherever the focus is, except where one types or in a dialog or a sheet that is open. */
export function useStudyKeys({ onEnter, onBack, onHelp, choosing }: StudyKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('[role="dialog"], [data-own-keys]')) return;
      if (isTyping(target)) return;
      if (choosing && !target.closest('form') && passToQuestion(event.key)) {
        event.preventDefault();
        return;
      }
      if (event.key === '?') onHelp();
      // A key that is held down takes one step, not all of them.
      else if (event.key === 'Enter' && onEnter && !event.repeat && !isPressable(target)) onEnter();
      else if (event.key === 'ArrowLeft' && onBack && !isMovable(target)) onBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onEnter, onBack, onHelp, choosing]);
}

function isTyping(element: Element): boolean {
  return element.matches(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"], .cm-content *, .cm-content',
  );
}

function isPressable(element: Element): boolean {
  return element.closest('button, a, summary, [role="button"], input') !== null;
}

function isMovable(element: Element): boolean {
  return (
    element.closest(
      '[role="slider"], [role="grid"], [role="application"], input, svg, .lemma-widget',
    ) !== null
  );
}

/** Hands a key that was pressed outside the question to its form, as if the focus were there. */
function passToQuestion(key: string): boolean {
  const form = document.querySelector<HTMLFormElement>('.lemma-question form');
  if (!form) return false;
  if (key === 'Enter') {
    if (document.activeElement?.closest('button, a')) return false;
    form.requestSubmit();
    return true;
  }
  if (!/^[1-9]$/u.test(key)) return false;
  form.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return true;
}
