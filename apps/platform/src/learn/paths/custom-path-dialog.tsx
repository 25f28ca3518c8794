import { Input } from '@chakra-ui/react/input';
import { useApiMutation, useApiQuery } from '@lemma/api-client/react';
import { Button, FullUi, Loading, Modal, Notice } from '@lemma/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { counted, duration } from '../words/figures.ts';
import { NotLoaded } from '../states/not-loaded.tsx';
import { closure } from './closure.ts';
import { GoalPicker } from './goal-picker.tsx';

/** Makes a path from goals: whatever they rest on comes with them. */
export function CustomPathDialog({ onClose }: { readonly onClose: () => void }) {
  const library = useApiQuery('allLessons', {});
  const create = useApiMutation('createCourse');
  const start = useApiMutation('updateCourse');
  const navigate = useNavigate();
  const [course_uid] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [goals, setGoals] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const field = useId();
  const lessons = library.data?.lessons ?? [];
  const plan = closure(lessons, goals);

  const make = async () => {
    setFailed(false);
    try {
      await create.mutateAsync({
        body: { course_uid, title: title.trim() || defaultTitle(), goal_lesson_uids: [...goals] },
      });
      await start.mutateAsync({ params: { course_id: course_uid } });
      onClose();
      void navigate(learnPaths.myLearning);
    } catch {
      setFailed(true);
    }
  };
  const defaultTitle = () =>
    (lessons.find((lesson) => lesson.lesson_uid === goals[0])?.title ?? 'My path').slice(0, 80);

  return (
    <Modal
      open
      onClose={onClose}
      title="A path from a goal"
      size="lg"
      footer={
        <>
          <output className="muted">
            {goals.length > 0 &&
              `${counted(plan.left.length, 'lesson')} to go, about ${duration(plan.minutesLeft)} of work`}
          </output>
          <Button
            disabled={goals.length === 0 || create.isPending || start.isPending}
            onClick={() => void make()}
          >
            Make this path
          </Button>
        </>
      }
    >
      <FullUi>
        <p>
          What do you want to be able to do? Choose one or more lessons; everything they rest on
          comes with them.
        </p>
        <label htmlFor={field} className="field-label">
          Name of the path
        </label>
        <Input
          id={field}
          maxLength={80}
          value={title}
          placeholder={goals.length > 0 ? defaultTitle() : ''}
          onChange={(event) => setTitle(event.target.value)}
          borderColor="gray.400"
        />
        {library.isPending ? (
          <Loading label="Loading the library…" />
        ) : library.isError && !library.data ? (
          <NotLoaded
            what="the lesson library"
            error={library.error}
            onRetry={() => void library.refetch()}
          />
        ) : (
          <GoalPicker lessons={lessons} chosen={goals} onChange={setGoals} />
        )}
        {failed && <Notice variant="error">The path was not made. Try it again.</Notice>}
      </FullUi>
    </Modal>
  );
}
