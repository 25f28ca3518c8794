/** What My learning shows of a day, as it stands on the page and as the learning engine alone would have it. */
import {
  dailyXp,
  isMastered,
  type LearnerState,
  type LessonGraph,
  type NextAction,
  nextActions,
  reasonInWords,
  streak,
} from '@lemma/learning-engine';
import type { Page } from '@playwright/test';

interface TodayPage {
  readonly mastered: string;
  readonly xp: string;
  readonly streak: string;
  /** The last seven days with their XP, today last. */
  readonly week: readonly string[];
  /** The next actions, each with its title, its kind and its reason. */
  readonly plan: readonly string[];
}

/** A learner of one course who has left everything at its default but the time zone. */
export interface Student {
  readonly graph: LessonGraph;
  readonly course: { readonly uid: string; readonly title: string };
  /** IANA name. */
  readonly timeZone: string;
}

/** XP a day. */
const dailyGoal = 30;
const words = {
  lesson: 'New',
  review: 'Review',
  continue: 'Continue',
  diagnostic: 'Diagnostic',
  quiz: 'Quiz',
};
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Reads the page; what is not there yet is empty. */
export function todayOn(page: Page): Promise<TodayPage> {
  return page.evaluate(() => {
    const texts = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].map((one) => one.textContent.trim());
    const [xp = '', run = ''] = texts('section[aria-label="Today"] p');
    return {
      mastered: texts('.today-course span').join(' '),
      xp,
      streak: run,
      week: texts('.streak-days .visually-hidden'),
      plan: [...document.querySelectorAll('.action-list li')].map((line) =>
        texts('.action-title, p', line).join(': '),
      ),
    };
  });
}

/** What the page must show to a learner of this state. */
export function todayByEngine(student: Student, state: LearnerState, now: number): TodayPage {
  const { graph, course, timeZone } = student;
  const where = { now, timeZone };
  const lessons = [...graph.lessons.values()].filter(
    (lesson) => lesson.course === course.uid && !lesson.planned,
  );
  const mastered = lessons.filter(({ uid }) => isMastered(state, uid));
  const week = dailyXp(state, where, 7);
  const run = streak(state, where).days;
  return {
    mastered: `${mastered.length} of ${lessons.length} lessons mastered`,
    xp: `${Math.round(week.at(-1)?.xp ?? 0)} of ${dailyGoal} XP`,
    streak: `${run} ${run === 1 ? 'day' : 'days'}`,
    week: week.map(({ day, xp }) => {
      const earned = xp > 0 ? `${Math.round(xp)} XP` : 'no XP';
      return `${weekday.format(new Date(day))}: ${earned}`;
    }),
    plan: planOnPage(student, planOf(student, state, now), dailyGoal - (week.at(-1)?.xp ?? 0)),
  };
}

/** The lines of the plan: reviews are one, of as many lessons as the minutes left of the goal have room for. */
function planOnPage(
  { graph, course }: Student,
  plan: readonly NextAction[],
  minutesLeft: number,
): readonly string[] {
  const reviews = plan.filter(({ kind }) => kind === 'review');
  let minutes = 0;
  const taken = reviews.filter((review, nth) => {
    minutes += review.minutes;
    return nth === 0 || minutes <= minutesLeft;
  });
  return plan.flatMap((action) => {
    const { kind, lesson, reason } = action;
    if (kind === 'review' && action !== reviews[0]) return [];
    if (kind === 'review')
      return taken.length === 1
        ? `Review of one lesson: Review ${reasonInWords(reason)}`
        : `Mixed review of ${taken.length} lessons: Review Their questions take turns. Each lesson is named once you have answered.`;
    const title =
      kind === 'quiz'
        ? 'Weekly quiz'
        : lesson === undefined
          ? course.title
          : graph.lessons.get(lesson)?.title;
    const word = reason.code === 'back-after-failure' ? 'Again' : words[kind];
    return `${title}: ${word} ${reasonInWords(reason)}`;
  });
}

/** The engine's next actions, in the order of the page's. */
export function planOf(
  { graph, course, timeZone }: Student,
  state: LearnerState,
  now: number,
): readonly NextAction[] {
  return nextActions(state, graph, { now, timeZone, dailyGoal, courses: [course.uid], quiz: true });
}
