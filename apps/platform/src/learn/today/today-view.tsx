import { Button } from '@lemma/ui';
import { Link } from 'react-router';
import { learnPaths } from '../learn-paths.ts';
import { duration } from '../formatting/figures.ts';
import type { Course, DailyXp, LessonSummary, NextActions, OpenSession, Review } from '../wire.ts';
import { ActionLink } from './action-link.tsx';
import { ActionList, startWords } from './action-list.tsx';
import { frontier } from './frontier.ts';
import { FrontierGraph } from './frontier-graph.tsx';
import { weekday } from './last-days.ts';
import { type PlanRow, planRows } from './plan-rows.ts';
import { TodayFigures } from './today-figures.tsx';
import './today.css';

export interface TodayViewProps {
  readonly plan: NextActions;
  /** The learner's unfinished sessions. */
  readonly open: readonly OpenSession[];
  readonly xp: DailyXp | undefined;
  /** Soonest first; undefined where they did not come. */
  readonly reviews: readonly Review[] | undefined;
  readonly course: Course | null;
  /** Lessons of the active course. */
  readonly lessons: readonly LessonSummary[];
}

/** Today's plan, and beside it where one is on the graph. Nothing else stands above the fold. */
export function TodayView({ plan, open, xp, reviews, course, lessons }: TodayViewProps) {
  const rows = planRows(plan, open);
  const next = plan.actions.flatMap((action) => action.lesson_uid ?? []);
  const around = frontier(lessons, next);
  return (
    <div className="learn-page today">
      <div className="today-plan">
        <CourseLine course={course} />
        <h1 className="page-heading">{headline(plan, rows, xp)}</h1>
        {rows.length > 0 ? <Plan rows={rows} /> : <NothingToDo />}
      </div>
      <div className="today-side">
        {xp && <TodayFigures xp={xp} reviews={reviews} backlog={plan.backlog} />}
        {around.length > 0 && <FrontierGraph lessons={around} />}
      </div>
    </div>
  );
}

function CourseLine({ course }: { readonly course: Course | null }) {
  if (!course) return null;
  return (
    <p className="today-course">
      <Link to={learnPaths.progress(course.course_id)}>{course.title}</Link>
      <span>
        {course.mastered_count} of {course.lesson_count} lessons mastered
        {course.skipped_count > 0 && `, ${course.skipped_count} skipped`}
      </span>
    </p>
  );
}

function Plan({ rows }: { readonly rows: readonly PlanRow[] }) {
  const first = rows[0];
  return (
    <>
      <ActionList rows={rows} />
      {first && (
        <p className="action-row sticky-action">
          <Button size="xl" asChild>
            {first.type === 'reviews' ? (
              <Link to={learnPaths.reviews}>{startWords(first)}</Link>
            ) : (
              <ActionLink action={first.action} prefetch="render">
                {startWords(first)}
              </ActionLink>
            )}
          </Button>
          <Link className="today-change" to={learnPaths.paths}>
            Change the path
          </Link>
        </p>
      )}
    </>
  );
}

function NothingToDo() {
  return (
    <>
      <p className="page-intro">
        Nothing is due and nothing is open just now. Reviews come by themselves; you can also take
        another path.
      </p>
      <p className="action-row">
        <Button size="xl" asChild>
          <Link to={learnPaths.paths}>Choose a path</Link>
        </Button>
        <Button size="xl" variant="outline" asChild>
          <Link to={learnPaths.library}>Lesson library</Link>
        </Button>
      </p>
    </>
  );
}

function headline(plan: NextActions, rows: readonly PlanRow[], xp: DailyXp | undefined): string {
  if (rows.length === 0) return 'All done for now';
  const day = xp ? weekday(xp.today) : 'Today';
  const left = Math.max(0, plan.daily_xp.goal - plan.daily_xp.xp);
  return left > 0
    ? `${day}: ${duration(minutesTo(left, rows)).replace(' min', ' minutes')}`
    : `${day}: goal reached`;
}

/** Minutes of the first lines that reach the goal together, or of all: the same figures as in the list. */
function minutesTo(left: number, rows: readonly PlanRow[]): number {
  let sum = 0;
  for (const { minutes } of rows) {
    if (sum >= left) break;
    sum += minutes;
  }
  return sum;
}
