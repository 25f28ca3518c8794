import { diagnosticLimits } from '../diagnostic/next-item.ts';
import type { LessonGraph } from '../graph/lesson-graph.ts';
import { dayInMs } from '../memory/memory.ts';
import { own, type LearnerState } from '../mastery/learner-state.ts';
import { isOpen } from '../mastery/lesson-status.ts';
import { standingOf, type Standing } from '../mastery/standing.ts';
import { coverDue } from '../reviews/choose-reviews.ts';
import { reviewMinutes } from '../xp/session-xp.ts';
import { interleave } from './interleave.ts';
import { rankLessons, type RankedLesson } from './rank-lessons.ts';
import { quizActions } from './quiz-action.ts';
import { workOfToday } from './work-of-today.ts';
import { reviewActions } from './review-actions.ts';
import type { ActionOptions, CourseScope, NextAction } from './action.ts';

/**
 * Due lessons that the new lessons of this many days at the daily goal will practise get no review of their own, and
 * wait for that no longer than as many days.
 */
const daysAhead = 5;
/** With this many lessons mastered in a course its start is known, and a diagnostic is no longer offered. */
const enoughMastered = 3;

/**
 * What to do next, best first: sessions to finish, the diagnostic of a course in which nothing is mastered, the weekly
 * quiz, then reviews and lessons in turn, as the daily goal leaves room. The quiz comes before the reviews, so that it
 * asks what is remembered without them. Who has begun to study without a diagnostic has chosen: it is
 * offered last.
 */
export function nextActions(
  state: LearnerState,
  graph: LessonGraph,
  options: ActionOptions,
): NextAction[] {
  const { now, limit = 8 } = options;
  const going = continuing(state, graph, options);
  const busy = new Set(going.map(({ lesson }) => lesson));
  const standing = standingOf(state, graph);
  const scopes = options.courses ?? startedCourses(state);
  const lessons = rankLessons(standing, scopes, now);
  const given = leftToLessons(standing, lessons, options);
  const reviews = reviewActions(
    standing,
    coverDue(standing, now, { given, most: limit + busy.size }),
    now,
  );
  const { first, last } = diagnostics(state, standing, scopes);
  const room = Math.max(1, limit - last.length);
  const study = [
    ...going,
    ...first,
    ...quizActions(state, graph, options),
    ...interleave(
      reviews.filter(({ lesson }) => !busy.has(lesson)),
      lessons.filter(({ lesson }) => !busy.has(lesson)),
      { graph, dailyGoal: options.dailyGoal, done: workOfToday(state, options), limit },
    ),
  ].slice(0, room);
  return [...study, ...last].slice(0, limit);
}

/** Due lessons that need no review yet, because lessons that the learner may study will practise them soon. */
function leftToLessons(
  { graph, dueAt }: Standing,
  lessons: readonly RankedLesson[],
  { now, dailyGoal, mayStudy = () => true }: ActionOptions,
): ReadonlySet<string> {
  const open = lessons.filter(({ lesson }) => mayStudy(lesson));
  const covered = beginningWithin(daysAhead * dailyGoal, open).flatMap(({ covers }) => covers);
  const longestDue = now - daysAhead * dayInMs;
  return new Set(
    covered.filter((uid) => (dueAt[graph.placeOf.get(uid) ?? -1] ?? now) > longestDue),
  );
}

/** The lessons that begin within these minutes of study, in their order. */
function beginningWithin(minutes: number, lessons: readonly RankedLesson[]): RankedLesson[] {
  let before = 0;
  return lessons.filter((lesson) => {
    const begins = before;
    before += lesson.minutes;
    return begins < minutes;
  });
}

function continuing(
  state: LearnerState,
  graph: LessonGraph,
  { now, inProgress }: ActionOptions,
): NextAction[] {
  const open =
    inProgress ??
    Object.entries(state.sessions)
      .sort(([, a], [, b]) => b.lastAt - a.lastAt)
      .map(([session, { lesson, kind }]) => ({ session, lesson, kind }));
  return open.flatMap(({ session, lesson, kind }): NextAction[] => {
    const node = graph.lessons.get(lesson);
    if (!node || !isOpen(state, graph, lesson)) return [];
    const lastAt = own(state.sessions, session)?.lastAt ?? now;
    return [
      {
        kind: 'continue',
        lesson,
        session,
        minutes: kind === 'lesson' ? node.minutes : reviewMinutes(node),
        reason: {
          code: 'continues-session',
          answeredMinutesAgo: Math.max(0, Math.round((now - lastAt) / 60_000)),
        },
      },
    ];
  });
}

function startedCourses(state: LearnerState): string[] {
  return Object.entries(state.courses)
    .filter(([, course]) => course.startedAt !== undefined && course.archivedAt === undefined)
    .sort(([, a], [, b]) => (b.startedAt ?? 0) - (a.startedAt ?? 0))
    .map(([uid]) => uid);
}

function diagnostics(
  state: LearnerState,
  { graph, isPassed }: Standing,
  scopes: readonly CourseScope[],
): { readonly first: NextAction[]; readonly last: NextAction[] } {
  const [first, last]: [NextAction[], NextAction[]] = [[], []];
  for (const scope of scopes) {
    if (typeof scope !== 'string' || own(state.courses, scope)?.diagnosedAt !== undefined) continue;
    let [lessons, mastered] = [0, 0];
    for (const [place, lesson] of graph.lessons.entries()) {
      if (lesson.course !== scope || lesson.planned) continue;
      lessons += 1;
      if (isPassed[place] === 1) mastered += 1;
      if (mastered >= enoughMastered) break;
    }
    if (lessons === 0 || mastered >= enoughMastered) continue;
    (mastered === 0 ? first : last).push({
      kind: 'diagnostic',
      course: scope,
      minutes: diagnosticLimits(lessons).minutes,
      reason: { code: 'finds-start', lessons },
    });
  }
  return { first, last };
}
