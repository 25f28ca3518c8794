import { Button } from '@lemma/ui';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { Failure } from './failure.ts';
import { StateScreen } from './state-screen.tsx';

export interface NotReachedProps extends Failure {
  readonly what: string;
  readonly onRetry: () => void;
}

/** The server could not be reached, or it failed. */
export function NotReached({ what, offline, advice, onRetry }: NotReachedProps) {
  return (
    <StateScreen
      icon={offline ? CloudOff : TriangleAlert}
      title={offline ? 'No connection' : 'That did not work'}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p role="alert">
        {offline
          ? `We could not load ${what}. Answers you gave are saved on this device and will be sent when the connection is back.`
          : `We could not load ${what}. ${advice}`}
      </p>
    </StateScreen>
  );
}
