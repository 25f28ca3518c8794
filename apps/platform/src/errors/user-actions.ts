/** How many actions are kept. */
export const KEPT_ACTIONS = 10;

const actions: string[] = [];

/** The last ten clicks and key presses, oldest first. Never what was typed. */
export function lastActions(): string[] {
  return [...actions];
}

/** Begins to note clicks and key presses; returns how to stop. */
export function watchActions(target: Window = window): () => void {
  const onClick = (event: Event) => note(`click ${describe(event.target)}`);
  const onKey = (event: KeyboardEvent) =>
    note(`key ${nameKey(event)} on ${describe(event.target)}`);
  target.addEventListener('click', onClick, { capture: true, passive: true });
  target.addEventListener('keydown', onKey, { capture: true, passive: true });
  return () => {
    target.removeEventListener('click', onClick, { capture: true });
    target.removeEventListener('keydown', onKey, { capture: true });
  };
}

function note(action: string): void {
  actions.push(action.slice(0, 200));
  actions.splice(0, actions.length - KEPT_ACTIONS);
}

/** A key that writes is "a character": only keys that steer keep their name. */
function nameKey(event: KeyboardEvent): string {
  return event.key.length > 1 && event.key !== 'Process' ? event.key : 'a character';
}

/** What was acted on: the control's kind and its label, never its content. */
function describe(target: EventTarget | null): string {
  if (!(target instanceof Element)) return 'the page';
  const control = target.closest(
    'a, button, summary, input, textarea, select, [role], [contenteditable]',
  );
  if (!control) return target.tagName.toLowerCase();
  const kind = control.getAttribute('role') ?? control.tagName.toLowerCase();
  const writes = control.matches('input, textarea, select, [contenteditable], [role=textbox]');
  const label =
    control.getAttribute('aria-label') ??
    (writes ? control.getAttribute('name') : control.textContent);
  return label ? `${kind} "${label.trim().slice(0, 60)}"` : kind;
}
