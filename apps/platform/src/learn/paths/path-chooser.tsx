import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { Answer } from '../page-states/answer.tsx';
import type { Course } from '../wire.ts';
import { CustomPathDialog } from './custom-path-dialog.tsx';
import { EditPathDialog } from './edit-path-dialog.tsx';
import { PathList } from './path-list.tsx';
import './paths.css';

export interface PathChooserProps {
  /** Speaks to those who have not started any path yet. */
  readonly newcomer?: boolean;
  /** A path has been chosen; once the server has it, this leads to My learning. */
  readonly onChoose?: () => void;
}

/** Choose, start, switch and put away paths; make one of one's own. */
export function PathChooser({ newcomer = false, onChoose }: PathChooserProps) {
  const courses = useApiQuery('allCourses', {});
  const navigate = useNavigate();
  const start = useApiMutation('updateCourse');
  const archive = useApiMutation('archiveCourse');
  const [making, setMaking] = useState(false);
  const [edited, setEdited] = useState<Course>();

  const onStart = (course: Course) => {
    onChoose?.();
    start.mutate(
      { params: { course_id: course.course_id } },
      {
        // For a newcomer that is this very address: the way back leads to where they came from.
        onSuccess: () => void navigate(learnPaths.myLearning, { replace: newcomer }),
        onError: notSaved,
      },
    );
  };
  const onArchive = (course: Course) => {
    archive.mutate({ params: { course_id: course.course_id } }, { onError: notSaved });
  };

  return (
    <Answer query={courses} what="the paths">
      {(data) => (
        <div className="learn-page">
          <h1 className="page-heading">{newcomer ? 'Choose your path' : 'Learning paths'}</h1>
          <p className="page-intro">
            {newcomer
              ? 'Start at the beginning, or take the free diagnostic: it finds what you know already, so that you do not sit through it again.'
              : 'One path is active at a time: today’s plan comes from it. You can switch whenever you like; what you have mastered counts in every path.'}
          </p>
          <PathList
            courses={data.courses}
            busy={start.isPending || archive.isPending}
            onStart={onStart}
            onArchive={onArchive}
            onEdit={setEdited}
          />
          <p className="action-row">
            <Button variant="outline" onClick={() => setMaking(true)}>
              Make a path from a goal
            </Button>
          </p>
          {making && <CustomPathDialog onClose={() => setMaking(false)} />}
          {edited && <EditPathDialog course={edited} onClose={() => setEdited(undefined)} />}
        </div>
      )}
    </Answer>
  );
}

function notSaved(): void {
  notify({
    kind: 'error',
    title: 'Not saved',
    description: 'The server did not take the change. Try it again.',
  });
}
