import { useOutboxSend } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useState } from 'react';

const ratings = [
  ['too-easy', 'Too easy'],
  ['right', 'About right'],
  ['too-hard', 'Too hard'],
] as const;

type Rating = (typeof ratings)[number][0];

/** How the session felt: it sets the pace of what comes. Can be left out. */
export function DifficultyRating({ session }: { readonly session: string }) {
  const send = useOutboxSend();
  const [given, setGiven] = useState<Rating | undefined>();
  const rate = (rating: Rating) => {
    setGiven(rating);
    const body = { event_uid: crypto.randomUUID(), session_uid: session, rating };
    send('sessionDifficulty', { body }).catch(() => {
      setGiven(undefined);
      notify({
        kind: 'error',
        title: 'Not saved',
        description: 'Your rating did not get through. Try it again.',
      });
    });
  };
  return (
    <fieldset className="difficulty">
      <legend>How hard was it?</legend>
      <div className="difficulty-row">
        {ratings.map(([rating, label]) => (
          <Button
            key={rating}
            variant="outline"
            size="md"
            aria-pressed={given === rating}
            disabled={given !== undefined && given !== rating}
            onClick={() => rate(rating)}
          >
            {label}
          </Button>
        ))}
      </div>
      <output className="muted small">{given ? 'Noted. Thank you.' : ''}</output>
    </fieldset>
  );
}
