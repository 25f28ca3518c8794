import { Button } from '@lemma/ui';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { StateScreen } from './state-screen.tsx';

/** The address leads to nothing. */
export function SomethingMissing({ what }: { readonly what: string }) {
  return (
    <StateScreen
      icon={SearchX}
      title="There is nothing here"
      actions={
        <>
          <Button asChild>
            <Link to={learnPaths.myLearning}>My learning</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.library}>Lesson library</Link>
          </Button>
        </>
      }
    >
      <p>We did not find {what}. The address may be old or mistyped.</p>
    </StateScreen>
  );
}
