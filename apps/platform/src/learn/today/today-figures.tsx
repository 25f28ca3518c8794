import { Button } from '@lemma/ui';
import { CalendarArrowDown } from 'lucide-react';
import { ProgressBar } from '../plots/progress-bar.tsx';
import { duration, inDays, wholeMinutes } from '../formatting/figures.ts';
import { useNow } from '../formatting/use-now.ts';
import { saveFile } from '../save-file.ts';
import { calendarName, reviewCalendar } from '../reviews/review-calendar.ts';
import type { DailyXp, NextActions, Review } from '../wire.ts';
import { backlogInWords } from './backlog-in-words.ts';
import { dayInWords, lastDays } from './last-days.ts';
import { streakNote } from './streak-note.ts';

export interface TodayFiguresProps {
  readonly xp: DailyXp;
  /** Soonest first; undefined where they did not come. */
  readonly reviews: readonly Review[] | undefined;
  /** Reviews that do not fit into today. */
  readonly backlog: NextActions['backlog'];
}

/** XP of the day against the goal, the streak with the last seven days, and the reviews that are due. */
export function TodayFigures({ xp, reviews, backlog }: TodayFiguresProps) {
  const days = lastDays(xp, 7);
  const note = streakNote(xp);
  return (
    <section className="card today-figures" aria-label="Today">
      <div>
        <h2>Today</h2>
        <p>
          <strong>{Math.round(xp.xp_today)}</strong> of {xp.goal} XP
        </p>
        <ProgressBar
          label="Daily goal"
          value={xp.xp_today}
          most={xp.goal}
          text={`${Math.round(xp.xp_today)} of ${xp.goal} XP`}
          tone="amber"
        />
      </div>
      <div>
        <h2>Streak</h2>
        <p>
          <strong>{xp.streak}</strong> {xp.streak === 1 ? 'day' : 'days'}
        </p>
        <ol className="streak-days">
          {days.map((day) => (
            <li
              key={day.date}
              data-done={day.xp > 0 || undefined}
              data-rest={xp.rest_days.includes(day.date) || undefined}
            >
              <span aria-hidden className="streak-dot" />
              <span aria-hidden>{day.letter}</span>
              <span className="visually-hidden">
                {day.name}: {dayInWords(day, xp.rest_days.includes(day.date))}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {note && <p className="figures-note">{note}</p>}
      {reviews && <ReviewsDue reviews={reviews} />}
      {backlog && <p className="figures-note">{backlogInWords(backlog, xp)}</p>}
    </section>
  );
}

function ReviewsDue({ reviews }: { readonly reviews: readonly Review[] }) {
  const now = useNow();
  const due = reviews.filter((review) => review.due);
  const next = reviews.find((review) => !review.due);
  const minutes = due.reduce((sum, review) => sum + wholeMinutes(review.minutes), 0);
  const words =
    due.length > 0
      ? `due now, about ${duration(minutes)}`
      : next
        ? `due; the next one ${inDays(next.due_at, now)}`
        : 'due; they begin once a lesson is mastered';
  return (
    <div className="reviews-due">
      <h2>Reviews</h2>
      <p>
        <strong>{due.length}</strong> {words}
      </p>
      {reviews.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            saveFile(calendarName, reviewCalendar(reviews, now), 'text/calendar;charset=utf-8');
          }}
        >
          <CalendarArrowDown aria-hidden="true" /> Calendar file
        </Button>
      )}
    </div>
  );
}
