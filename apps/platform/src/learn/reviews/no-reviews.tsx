import { Button } from '@lemma/ui';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { StateScreen } from '../page-states/state-screen.tsx';

/** Nothing is due: reviews come by themselves. */
export function NoReviews() {
  return (
    <StateScreen
      icon={CalendarCheck}
      title="No review is due"
      actions={
        <Button asChild>
          <Link to={learnPaths.myLearning}>My learning</Link>
        </Button>
      }
    >
      <p>
        What you have learnt is asked again shortly before you would forget it. Your plan shows it
        on that day.
      </p>
    </StateScreen>
  );
}
