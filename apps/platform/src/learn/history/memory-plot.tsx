import { LinePlot } from '../plots/line-plot.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { dayOf, percent } from '../words/figures.ts';
import type { LessonSummary } from '../wire.ts';
import { memoryCurve } from './memory-curve.ts';

/** How the chance of recall falls from the last success to the next review. */
export function MemoryPlot({
  summary,
  now,
}: {
  readonly summary: LessonSummary;
  readonly now: number;
}) {
  if (summary.strength === null || summary.mastered_at === null || summary.due_at === null)
    return null;
  const practised = Date.parse(summary.mastered_at);
  const until = Math.max(Date.parse(summary.due_at), now, practised + 86_400_000);
  const points = memoryCurve({ practised, now, strength: summary.strength }, until);
  return (
    <section>
      <h2 className="section-heading">Memory</h2>
      <p className="muted">
        You would recall it now with a chance of about {percent(summary.strength)}.
      </p>
      <LinePlot
        description={`Chance of recall: ${percent(points[0]?.y ?? 1)} on ${dayOf(summary.mastered_at)}, ${percent(summary.strength)} now, ${percent(points.at(-1)?.y ?? 0)} on ${dayOf(summary.due_at)}.`}
        points={points}
        most={1}
        from={dayOf(summary.mastered_at)}
        to={dayOf(new Date(until).toISOString())}
      />
      <PlotTable
        caption="Chance of recall by day"
        head={['Day', 'Chance of recall']}
        rows={points
          .filter((_point, index) => index % 10 === 0 || index === points.length - 1)
          .map((point) => [
            new Date(point.x).toISOString().slice(0, 16).replace('T', ' '),
            percent(point.y),
          ])}
      />
    </section>
  );
}
