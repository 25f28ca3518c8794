/** Name of the event by which a button anywhere on the page asks for the search. */
const wanted = 'lemma-search-wanted';

/** Opens the search, wherever on the page it is asked for. */
export function askForSearch(): void {
  window.dispatchEvent(new Event(wanted));
}

/** Calls back when a button or a key (`/`, Ctrl+K, ⌘K) asks for the search. Returns an unsubscribe function. */
export function onSearchWanted(open: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !isSearchKey(event)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('[role="dialog"]') || isTyping(target)) return;
    event.preventDefault();
    open();
  };
  window.addEventListener(wanted, open);
  window.addEventListener('keydown', onKey);
  return () => {
    window.removeEventListener(wanted, open);
    window.removeEventListener('keydown', onKey);
  };
}

function isSearchKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

function isTyping(element: Element): boolean {
  return element.matches(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable="true"], .cm-content *',
  );
}
