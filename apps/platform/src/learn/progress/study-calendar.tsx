import { dayInWords, lastDays, type StudyDay } from '../today/last-days.ts';
import { counted, dateOf } from '../formatting/figures.ts';
import type { DailyXp } from '../wire.ts';

const WEEKS = 12;

/** Twelve weeks of days, darker the more of the goal was reached. The table above has the figures. */
export function StudyCalendar({ xp }: { readonly xp: DailyXp }) {
  const today = new Date(`${xp.today}T00:00:00Z`).getUTCDay();
  // Weeks begin on Monday; the last one ends with today.
  const days = lastDays(xp, (WEEKS - 1) * 7 + ((today + 6) % 7) + 1);
  const isRest = (day: StudyDay) => xp.rest_days.includes(day.date);
  const named = (day: StudyDay) => `${dateOf(day.date)}: ${dayInWords(day, isRest(day))}`;
  const studied = days.filter((day) => day.xp > 0).length;
  return (
    <section>
      <h2 className="section-heading">Study days</h2>
      <p className="muted">
        {studied} of the last {days.length} days. Longest streak:{' '}
        {counted(xp.longest_streak, 'day')}.
      </p>
      <ol className="calendar">
        {days.map((day) => (
          <li
            key={day.date}
            data-level={level(day.xp, xp.goal)}
            data-rest={(isRest(day) && day.xp === 0) || undefined}
            title={named(day)}
          >
            <span className="visually-hidden">{named(day)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function level(xp: number, goal: number): 0 | 1 | 2 | 3 {
  if (xp <= 0) return 0;
  if (xp >= goal) return 3;
  return xp * 2 >= goal ? 2 : 1;
}
