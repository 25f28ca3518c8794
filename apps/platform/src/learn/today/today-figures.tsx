import { ProgressBar } from '../plots/progress-bar.tsx';
import type { DailyXp } from '../wire.ts';
import { lastDays } from './last-days.ts';

/** XP of the day against the goal, and the streak with the last seven days. */
export function TodayFigures({ xp }: { readonly xp: DailyXp }) {
  const days = lastDays(xp, 7);
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
            <li key={day.date} data-done={day.xp > 0 || undefined}>
              <span aria-hidden className="streak-dot" />
              <span aria-hidden>{day.letter}</span>
              <span className="visually-hidden">
                {day.name}: {day.xp > 0 ? `${Math.round(day.xp)} XP` : 'no XP'}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
