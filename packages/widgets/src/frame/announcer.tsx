import { useEffect, useRef, useState } from 'react';

/** Says `text` to screen readers each time it changes, but not when the page loads. */
export function Announcer({ text }: { readonly text: string }) {
  const first = useRef(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text !== first.current) {
      first.current = text;
      setSpoken(text);
    }
  }, [text]);
  return <output className="lw-hidden">{spoken}</output>;
}
