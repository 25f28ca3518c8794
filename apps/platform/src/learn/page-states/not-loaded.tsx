import { Button } from '@lemma/ui';
import { failureOf } from './failure.ts';

export interface NotLoadedProps {
  /** As in `Answer`: the end of "Loading …". */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of a part of a page that did not come: why, and another try. A whole page has `NotReached`. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  const { offline, advice } = failureOf(error);
  return (
    <div className="not-loaded">
      <p role="alert">
        {offline
          ? `No connection: we could not load ${what}.`
          : `We could not load ${what}. ${advice}`}
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
