import { useEffect } from 'react';

export interface StudyKeys {
  /** Enter, where it does not belong to the element that has the focus. */
  readonly onEnter?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** Keys that work wherever the focus is, except where one types or in an open dialog. */
export function useStudyKeys({ onEnter, onBack, onHelp }: StudyKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('[role="dialog"]')) return;
      if (isTyping(target)) return;
      if (event.key === '?') onHelp();
      else if (event.key === 'Enter' && onEnter && !isPressable(target)) onEnter();
      else if (event.key === 'ArrowLeft' && onBack && !isMovable(target)) onBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onEnter, onBack, onHelp]);
}

function isTyping(element: Element): boolean {
  return element.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"], .cm-content *, .cm-content');
}

function isPressable(element: Element): boolean {
  return element.closest('button, a, summary, [role="button"], input') !== null;
}

function isMovable(element: Element): boolean {
  return element.closest('[role="slider"], [role="grid"], [role="application"], input, svg, .lemma-widget') !== null;
}
