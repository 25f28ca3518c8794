import type { KeyboardEvent } from 'react';

/** Down and Up go from a search's field through its results, Up from the first one back to the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const box = currentTarget.closest('.search');
  const places = [...(box?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
  const next = places[places.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
