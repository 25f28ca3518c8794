/** Seconds that an arrow key moves. */
const STEP = 5;

export interface KeyActions {
  readonly togglePlay: () => void;
  readonly toggleSound: () => void;
  readonly toggleFull: () => void;
  readonly toggleCaptions: () => void;
  readonly skip: (seconds: number) => void;
}

/** True for a control that has a use of its own for letters and arrows. */
function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select');
}

/** The player's keys, wherever the focus is in it: those that video sites share. Returns whether the key is one of them. */
export function pressKey(event: KeyboardEvent, act: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return false;
  switch (event.key.toLowerCase()) {
    case 'k':
      act.togglePlay();
      return true;
    case 'm':
      act.toggleSound();
      return true;
    case 'f':
      act.toggleFull();
      return true;
    case 'c':
      act.toggleCaptions();
      return true;
    case 'arrowleft':
      act.skip(-STEP);
      return true;
    case 'arrowright':
      act.skip(STEP);
      return true;
    default:
      return false;
  }
}
