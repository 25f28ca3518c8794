import type { KeyboardEvent } from 'react';

/** Chooses the option that a key names (1–9, A–Z in the order shown), and moves the focus to it. */
export function chooseByKey(
  event: KeyboardEvent<HTMLFormElement>,
  ids: readonly string[],
  choose: (id: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const id = ids[keyIndex(event.key)];
  if (id === undefined) return;
  event.preventDefault();
  choose(id);
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.focus();
}

function keyIndex(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
}
