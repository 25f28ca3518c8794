import type { SessionStep } from '@lemma/learning-engine';
import { dayOf, isOpen, reviewMinutes, sessionXp, xpOwed } from '@lemma/learning-engine';
import type { SessionStepWire } from '@lemma/api-client/contract';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { type Content, lessonTitle } from '../content/content.ts';
import { dueAt, today, wireMoment } from '../learner/standing.ts';
import type { Rhythm } from '../learner/profile.ts';
import type { LearnerWrite } from '../learner/records.ts';
import { countedRows } from './session-plan.ts';
import type { AttemptRow, SessionRow } from './session-rows.ts';

interface Finishing {
  readonly write: LearnerWrite;
  readonly content: Content;
  readonly rhythm: Rhythm;
  readonly lesson: CompiledLesson;
  readonly row: SessionRow;
  /** Every answer of the session. */
  readonly rows: readonly AttemptRow[];
  readonly step: Extract<SessionStep, { type: 'finished' }>;
  readonly now: number;
}

/** Appends the end of a session and says what came of it. */
export async function finishSession({
  write,
  content,
  rhythm,
  lesson,
  row,
  rows,
  step,
  now,
}: Finishing): Promise<Extract<SessionStepWire, { type: 'finished' }>> {
  const counted = countedRows(rows);
  const accuracy = counted.reduce((sum, one) => sum + one.credit, 0) / Math.max(1, counted.length);
  const measured = (row.seconds + rows.reduce((sum, one) => sum + one.seconds, 0)) / 60;
  // The seconds are the browser's claim.
  const minutes = Math.min(measured, Math.max(0, now - row.startedAt) / 60_000);
  const worth = sessionXp({
    minutes: row.kind === 'review' ? reviewMinutes(lesson) : lesson.minutes,
    accuracy,
    outcome: step.outcome,
    answers: counted.length,
    workedMinutes: minutes,
  });
  const { kind, sessionUid: session, lessonUid } = row;
  const work = { session, kind, lesson: lessonUid, xp: worth };
  const xp = xpOwed(write.state, content.graph, work, now);
  const dependents = [...content.lessons.keys()].filter((uid) =>
    content.lessons.get(uid)?.prerequisites.includes(lesson.uid),
  );
  const closed = dependents.filter((uid) => !isOpen(write.state, content.graph, uid));
  await write.append({
    version: 1,
    type: 'session-finished',
    uid: `${row.sessionUid}/finished`,
    at: now,
    session: row.sessionUid,
    kind: row.kind,
    lesson: row.lessonUid,
    outcome: step.outcome,
    accuracy,
    minutes,
    xp,
    day: dayOf(now, rhythm.timeZone, rhythm.dayStart),
  });
  return {
    type: 'finished',
    outcome: step.outcome,
    accuracy,
    minutes,
    xp,
    opened_lessons: closed
      .filter((uid) => isOpen(write.state, content.graph, uid))
      .map((uid) => ({ lesson_uid: uid, title: lessonTitle(content, uid) })),
    weak_skills: step.weakSkills.map((id) => ({
      skill_id: id,
      title: lesson.skills.find((skill) => skill.id === id)?.title ?? id,
    })),
    ...nextRound(lesson, step),
    ...today(write.state, rhythm, now),
    next_review_at: wireMoment(dueAt(write.state, lesson.uid)),
  };
}

/** The first round with a skill that was not passed, after a study that failed in a later one. */
function nextRound(
  { skills }: CompiledLesson,
  { passedSkills = [] }: Finishing['step'],
): { readonly next_round?: number } {
  if (passedSkills.length === 0) return {};
  const open = skills.filter(({ id }) => !passedSkills.includes(id));
  return { next_round: Math.min(...open.map(({ round = 1 }) => round)) };
}
