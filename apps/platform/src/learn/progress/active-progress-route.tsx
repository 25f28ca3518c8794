import { useApiQuery } from '@lemma/api-client/react';
import { Button } from '@lemma/ui';
import { ChartLine } from 'lucide-react';
import { Link } from 'react-router';
import { learnMeta } from '../page-title.ts';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import { StateScreen } from '../page-states/state-screen.tsx';
import { CourseProgress } from './course-progress.tsx';

export const meta = () => learnMeta('Progress');

/** /learn/my-learning/progress: the active path. */
export default function ActiveProgressRoute() {
  const active = useApiQuery('activeCourse', {});
  return (
    <Answer query={active} what="your progress">
      {({ course }) => (course ? <CourseProgress id={course.course_id} /> : <NoActivePath />)}
    </Answer>
  );
}

function NoActivePath() {
  return (
    <StateScreen
      icon={ChartLine}
      title="No path is active"
      actions={
        <>
          <Button asChild>
            <Link to={learnPaths.paths}>Choose a path</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={learnPaths.profile}>My knowledge profile</Link>
          </Button>
        </>
      }
    >
      <p>Progress is shown for the path that you study now. Choose one, and it begins.</p>
    </StateScreen>
  );
}
