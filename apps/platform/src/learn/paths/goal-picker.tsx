import { Input } from '@chakra-ui/react/input';
import { useId, useState } from 'react';
import { StateMark } from '../lesson-state/state-mark.tsx';
import type { LessonSummary } from '../wire.ts';

export interface GoalPickerProps {
  readonly lessons: readonly LessonSummary[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Shows how far the learner is with each lesson. Default: true. */
  readonly withState?: boolean;
}

/** Most goals that a path can have. */
const MOST_GOALS = 50;

/** A list of lessons to tick, with a search over it. */
export function GoalPicker({ lessons, chosen, onChange, withState = true }: GoalPickerProps) {
  const [search, setSearch] = useState('');
  const field = useId();
  const wanted = search.trim().toLowerCase();
  const shown = lessons.filter(
    (lesson) => lesson.status !== 'coming' && lesson.title.toLowerCase().includes(wanted),
  );
  return (
    <>
      <label htmlFor={field} className="field-label">
        Find a lesson
      </label>
      <Input
        id={field}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        borderColor="gray.400"
      />
      <ul className="goal-list">
        {shown.map(({ lesson_uid, title, status }) => (
          <li key={lesson_uid}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(lesson_uid)}
                disabled={chosen.length >= MOST_GOALS && !chosen.includes(lesson_uid)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, lesson_uid]
                      : chosen.filter((uid) => uid !== lesson_uid),
                  )
                }
              />
              {title}
              {withState && <StateMark status={status} size={20} spoken />}
            </label>
          </li>
        ))}
        {shown.length === 0 && <li className="muted">No lesson has that in its title.</li>}
      </ul>
    </>
  );
}
