import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * A search text that stands in the address too. The address follows a moment after the typing, so the field cannot
 * read it back: letters typed meanwhile would be lost. It is read anew when somebody else changes it, by a link or by
 * the browser's back; what is typed replaces the address in place.
 */
export function useTypedSearch(inAddress: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const how = useNavigationType();
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (how !== NavigationType.Replace) setTyped(inAddress);
  }
  return [typed, setTyped];
}
