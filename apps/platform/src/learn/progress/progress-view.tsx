import { useNow } from '../formatting/use-now.ts';
import { Link } from 'react-router';
import { BarPlot } from '../plots/bar-plot.tsx';
import { LinePlot } from '../plots/line-plot.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { learnPaths } from '../learn-paths.ts';
import { StateMark } from '../lesson-state/state-mark.tsx';
import { lessonStates, stateOrder } from '../lesson-state/states.ts';
import { lastDays } from '../today/last-days.ts';
import { counted, dateOf, dayOf, duration } from '../formatting/figures.ts';
import type { Answered, DailyXp, LessonSummary } from '../wire.ts';
import { masteryOverTime } from './mastery-over-time.ts';
import { StudyCalendar } from './study-calendar.tsx';
import './progress.css';

export interface ProgressViewProps {
  readonly progress: Answered<'courseProgress'>;
  readonly lessons: readonly LessonSummary[];
  readonly xp: DailyXp | undefined;
}

/** How far one is in a course, how fast one goes, and when it will be done. */
export function ProgressView({ progress, lessons, xp }: ProgressViewProps) {
  const { course } = progress;
  const now = useNow();
  return (
    <div className="learn-page progress-page">
      <h1 className="page-heading">{course.title}</h1>
      <p className="page-intro">{goalSentence(progress)}</p>
      <dl className="figures">
        <div>
          <dt>Mastered</dt>
          <dd>
            <strong>{course.mastered_count}</strong> of {counted(course.lesson_count, 'lesson')}
            {course.skipped_count > 0 && `, ${course.skipped_count} skipped`}
          </dd>
        </div>
        <div>
          <dt>Left</dt>
          <dd>
            <strong>{progress.minutes_left < 1 ? '0 min' : duration(progress.minutes_left)}</strong>
          </dd>
        </div>
        <div>
          <dt>Pace</dt>
          <dd>
            {progress.minutes_a_day === null ? (
              'not known yet'
            ) : (
              <>
                <strong>
                  {progress.minutes_a_day < 1 ? 'under 1' : Math.round(progress.minutes_a_day)}
                </strong>{' '}
                min a day
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Earned</dt>
          <dd>
            <strong>{Math.round(progress.xp_total)}</strong> XP
          </dd>
        </div>
      </dl>
      {progress.minutes_a_day !== null && (
        <p className="muted small">
          Your pace is what you earned a day over the last four weeks: 1 XP is a minute of a lesson.
        </p>
      )}
      <ul className="state-counts">
        {stateOrder
          .filter((state) => (progress.counts[state] ?? 0) > 0)
          .map((state) => (
            <li key={state}>
              <StateMark status={state} /> {progress.counts[state]}{' '}
              {lessonStates[state].word.toLowerCase()}
            </li>
          ))}
      </ul>
      <p>
        <Link className="text-link" to={learnPaths.courseProfile}>
          See it on the graph
        </Link>
      </p>
      {xp && <XpPlot xp={xp} />}
      <MasteryPlot lessons={lessons} most={course.lesson_count} now={now} />
      {xp && <StudyCalendar xp={xp} />}
    </div>
  );
}

function XpPlot({ xp }: { readonly xp: DailyXp }) {
  const days = lastDays(xp, 30);
  return (
    <section>
      <h2 className="section-heading">XP a day</h2>
      <BarPlot
        description={`XP a day over the last 30 days: ${Math.round(days.reduce((sum, day) => sum + day.xp, 0))} in all, the goal is ${xp.goal} a day.`}
        bars={days.map((day) => ({ label: dateOf(day.date), value: day.xp }))}
        goal={{ value: xp.goal, label: `Goal: ${xp.goal} XP` }}
      />
      <PlotTable
        caption="XP a day"
        head={['Day', 'XP']}
        rows={days.map((day) => [dateOf(day.date), Math.round(day.xp)])}
      />
    </section>
  );
}

function MasteryPlot({
  lessons,
  most,
  now,
}: {
  readonly lessons: readonly LessonSummary[];
  /** Lessons that can be mastered: those still to be written do not count. */
  readonly most: number;
  readonly now: number;
}) {
  const points = masteryOverTime(lessons, now);
  if (points.length === 0) return null;
  const mastered = lessons.filter((lesson) => lesson.mastered_at !== null);
  return (
    <section>
      <h2 className="section-heading">Lessons mastered</h2>
      <LinePlot
        description={`Lessons mastered over time: ${mastered.length} by today.`}
        points={points}
        most={Math.max(most, 1)}
        scale={String}
        steps
        from={dayOf(new Date(points[0]?.x ?? now).toISOString())}
        to={dayOf(new Date(now).toISOString())}
      />
      <PlotTable
        caption="Lessons mastered, with the day"
        head={['Lesson', 'Mastered on']}
        rows={mastered.map((lesson) => [lesson.title, dayOf(lesson.mastered_at ?? '')])}
      />
    </section>
  );
}

function goalSentence({ days_to_goal, course }: Answered<'courseProgress'>): string {
  if (course.mastered_count >= course.lesson_count && course.lesson_count > 0)
    return 'You have mastered every lesson that is there. Reviews keep it so.';
  if (days_to_goal === null)
    return 'Study a few days, and we can tell how long the rest will take.';
  const { low, high } = days_to_goal;
  return low === high
    ? `At your pace you are there in about ${counted(Math.round(low), 'day')}, reviews included.`
    : `At your pace you are there in ${Math.round(low)} to ${counted(Math.round(high), 'day')}, reviews included.`;
}
