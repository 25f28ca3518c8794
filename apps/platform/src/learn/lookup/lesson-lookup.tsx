import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { LessonPlace } from './lesson-place.ts';
import { useLessonLinks } from './use-lesson-links.ts';

const LookupSheet = lazy(async () => {
  const { LookupSheet: sheet } = await import('./lookup-sheet.tsx');
  return { default: sheet };
});

/** Shows the lesson that a link names beside the one that is studied. A link in it leads on, and the way back is kept. */
export function LessonLookup() {
  const [places, setPlaces] = useState<readonly LessonPlace[]>([]);
  const link = useRef<Element>(null);
  const open = useCallback((place: LessonPlace) => {
    setPlaces((before) => {
      if (before.length === 0) link.current = document.activeElement;
      return [...before, place];
    });
  }, []);
  useLessonLinks(open);
  const close = useCallback(() => {
    setPlaces([]);
    if (link.current instanceof HTMLElement) link.current.focus();
  }, []);
  const place = places.at(-1);
  if (!place) return null;
  return (
    <Suspense>
      <LookupSheet
        // Another place is another sheet: it takes the focus, which the link that was followed in the last one had.
        key={places.length}
        place={place}
        onBack={places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined}
        onClose={close}
      />
    </Suspense>
  );
}
