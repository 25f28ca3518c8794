import { reviewMinutes } from '@lemma/learning-engine';
import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { duration } from '../formatting/figures.ts';
import { learnPaths } from '../learn-paths.ts';
import type { LessonStatus, LessonSummary } from '../wire.ts';

/** States in which a lesson is reviewed; in the others it is studied. */
const reviewed: ReadonlySet<LessonStatus> = new Set(['mastered', 'due', 'relearn', 'skipped']);

/** Leads to a review of the skill's lesson, which asks each of its skills, or to its study; says which, and how long. */
export function PractiseLink({
  lesson,
  skill,
}: {
  readonly lesson: LessonSummary;
  readonly skill: string;
}) {
  const { to, words, note } = destinationOf(lesson);
  return (
    <Button variant="outline" asChild>
      <Link className="practise-link" to={to}>
        {words}
        <span className="visually-hidden">: {skill}</span> <span className="muted">{note}</span>
      </Link>
    </Button>
  );
}

function destinationOf(lesson: LessonSummary) {
  const { lesson_uid: uid, status, minutes, has_access: open } = lesson;
  if (!open) return { to: learnPaths.pricing, words: 'See the plans', note: 'part of a plan' };
  if (status === 'locked')
    return { to: learnPaths.start(uid), words: 'What is missing', note: 'locked' };
  return reviewed.has(status)
    ? {
        to: learnPaths.start(uid, 'review'),
        words: 'Practise this skill',
        note: `review, ${duration(reviewMinutes(lesson))}`,
      }
    : {
        to: learnPaths.start(uid),
        words: 'Practise this skill',
        note: `lesson, ${duration(minutes)}`,
      };
}
