import { skillProgress } from '@lemma/learning-engine';
import { progressInWords } from '../../lesson-state/mastery-words.ts';
import type { QuestionPhase } from './question-view.tsx';
import type { StudyState } from '../session/session-state.ts';

/** What the answer on the screen did to its skill. In a review every answer is one of three to five. */
export function SkillStanding({
  state,
  phase,
}: {
  readonly state: StudyState;
  readonly phase: QuestionPhase;
}) {
  const { marks, lesson, kind, waiting } = state;
  // While answers wait nobody knows yet.
  if (waiting.length > 0) return null;
  const right = marks.filter(({ correct }) => correct).length;
  const { skill } = phase.question;
  const title = lesson.skills.find(({ id }) => id === skill)?.title ?? '';
  const words =
    kind === 'review'
      ? `${right} of 3 right answers.`
      : progressInWords(title, skillProgress(skill, marks));
  const again =
    phase.type === 'feedback' && !phase.feedback.correct && state.next.type === 'question';
  return (
    <p className="muted small">
      {words}
      {again && <span> A question like this comes back later in the session.</span>}
    </p>
  );
}
