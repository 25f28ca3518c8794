import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { StateScreen } from '../page-states/state-screen.tsx';

/** Opens once a course is started or a diagnostic finished: before that there is no knowledge to show. */
export function ProfileGuard({ children }: { readonly children: ReactNode }) {
  const status = useApiQuery('onboardingStatus', {});
  return (
    <Answer query={status} what="your knowledge profile">
      {(data) => (data.can_see_knowledge_profile ? children : <NothingKnown />)}
    </Answer>
  );
}

export function NothingKnown() {
  return (
    <StateScreen
      icon={Compass}
      title="Nothing is known of you yet"
      actions={
        <>
          <Button asChild>
            <Link to={learnPaths.diagnostic}>Take free diagnostic test</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.paths}>Choose a path</Link>
          </Button>
        </>
      }
    >
      <p>
        The knowledge profile shows every lesson and what it is to you. Take the diagnostic, or
        start a path, and it fills in.
      </p>
    </StateScreen>
  );
}
