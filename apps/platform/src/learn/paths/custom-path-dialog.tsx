import { useApiMutation } from '@lemma/api-client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { PathForm } from './path-form.tsx';

/** Makes a path from goals and starts it. */
export function CustomPathDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useApiMutation('createCourse');
  const start = useApiMutation('updateCourse');
  const navigate = useNavigate();
  const [course_uid] = useState(() => crypto.randomUUID());
  return (
    <PathForm
      heading="A path from a goal"
      action="Make this path"
      onClose={onClose}
      onSave={async ({ title, goals }) => {
        await create.mutateAsync({
          body: { course_uid, title, goal_lesson_uids: [...goals] },
        });
        await start.mutateAsync({ params: { course_id: course_uid } });
        onClose();
        void navigate(learnPaths.myLearning);
      }}
    />
  );
}
