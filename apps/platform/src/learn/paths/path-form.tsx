import { Input } from '@chakra-ui/react/input';
import { useApiQuery } from '@lemma/api-client/react';
import { Button, FullUi, Loading, Modal, Notice } from '@lemma/ui';
import { type ReactNode, useId, useState } from 'react';
import { counted, duration } from '../formatting/figures.ts';
import { NotLoaded } from '../page-states/not-loaded.tsx';
import { closure } from './closure.ts';
import { GoalPicker } from './goal-picker.tsx';

export interface PathDraft {
  readonly title: string;
  readonly goals: readonly string[];
}

export interface PathFormProps {
  readonly heading: string;
  /** What its main button says. */
  readonly action: string;
  readonly initial?: PathDraft;
  /** Stands in the place of the fields until "initial" is known. */
  readonly waiting?: ReactNode;
  /** Rejects where the path was not saved: the form stays open and says so. */
  readonly onSave: (draft: PathDraft) => Promise<void>;
  readonly onClose: () => void;
}

const noDraft: PathDraft = { title: '', goals: [] };

/** A dialog for the name and the goals of a path: all prerequisites of the goals are included. */
export function PathForm({
  heading,
  action,
  initial = noDraft,
  waiting,
  onSave,
  onClose,
}: PathFormProps) {
  const library = useApiQuery('allLessons', {});
  const [draft, setDraft] = useState<Partial<PathDraft>>({});
  const { title, goals } = { ...initial, ...draft };
  const [saving, setSaving] = useState<'no' | 'running' | 'failed'>('no');
  const field = useId();
  const lessons = library.data?.lessons ?? [];
  const plan = closure(lessons, goals);
  const defaultTitle = (
    lessons.find((lesson) => lesson.lesson_uid === goals[0])?.title ?? 'My path'
  ).slice(0, 80);

  const save = async () => {
    setSaving('running');
    try {
      await onSave({ title: title.trim() || defaultTitle, goals });
    } catch {
      setSaving('failed');
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={heading}
      size="lg"
      footer={
        <>
          <output className="muted">
            {goals.length > 0 &&
              `${counted(plan.left.length, 'lesson')} to go, about ${duration(plan.minutesLeft)} of work`}
          </output>
          <Button
            disabled={goals.length === 0 || !library.data || saving === 'running'}
            onClick={() => void save()}
          >
            {action}
          </Button>
        </>
      }
    >
      <FullUi>
        {waiting ?? (
          <>
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
              placeholder={goals.length > 0 ? defaultTitle : ''}
              onChange={(event) => setDraft({ ...draft, title: event.target.value })}
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
              <GoalPicker
                lessons={lessons}
                chosen={goals}
                onChange={(chosen) => setDraft({ ...draft, goals: chosen })}
              />
            )}
            {saving === 'failed' && (
              <Notice variant="error">The path was not saved. Try it again.</Notice>
            )}
          </>
        )}
      </FullUi>
    </Modal>
  );
}
