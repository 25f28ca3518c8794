import { useState } from 'react';

/** The moment at which the screen opened, in milliseconds since the epoch. It stands still while the screen is open. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
