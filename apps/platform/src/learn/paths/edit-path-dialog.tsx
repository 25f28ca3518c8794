import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Loading, notify } from '@lemma/ui';
import { NotLoaded } from '../page-states/not-loaded.tsx';
import type { Course } from '../wire.ts';
import { PathForm } from './path-form.tsx';

export interface EditPathDialogProps {
  /** A custom one. */
  readonly course: Course;
  readonly onClose: () => void;
}

/** Renames a custom path and changes its goals. */
export function EditPathDialog({ course, onClose }: EditPathDialogProps) {
  const params = { course_id: course.course_id };
  const found = useApiQuery('customCourse', { params });
  const edit = useApiMutation('editCourse');
  return (
    <PathForm
      heading="Edit this path"
      action="Save"
      {...(found.data && {
        initial: { title: found.data.course.title, goals: found.data.goal_lesson_uids },
      })}
      waiting={
        found.data ? undefined : found.isError ? (
          <NotLoaded what="this path" error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Loading label="Loading this path…" />
        )
      }
      onClose={onClose}
      onSave={async ({ title, goals }) => {
        await edit.mutateAsync({ params, body: { title, goal_lesson_uids: [...goals] } });
        onClose();
        notify({ kind: 'success', title: 'Path saved' });
      }}
    />
  );
}
