import { LinePlot } from '../plots/line-plot.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { dayOf, percent } from '../formatting/figures.ts';
import type { LessonSummary } from '../wire.ts';
import { memoryCurve, type MemoryPoint, recallAt } from './memory-curve.ts';

export interface MemoryPlotProps {
  readonly memory: readonly MemoryPoint[];
  readonly summary: LessonSummary;
  readonly now: number;
}

const DAY = 86_400_000;

/** The chance of recall since the lesson was first learnt, through its reviews, to the next one. */
export function MemoryPlot({ memory, summary, now }: MemoryPlotProps) {
  const [first] = memory;
  const last = memory.at(-1);
  if (!first || !last || summary.strength === null) return null;
  const due = summary.due_at === null ? now : Date.parse(summary.due_at);
  const until = Math.max(due, now, Date.parse(last.at) + DAY);
  const points = memoryCurve(memory, until);
  const end = dayOf(new Date(until).toISOString());
  return (
    <section>
      <h2 className="section-heading">Memory</h2>
      <p className="muted">
        You would recall it now with a chance of about {percent(summary.strength)}. Each practice
        lifts the line and lets it fall more slowly.
      </p>
      <LinePlot
        description={`Chance of recall from ${dayOf(first.at)} to ${end}: lifted by ${memory.length === 1 ? 'one practice' : `${memory.length} practices`}, ${percent(summary.strength)} now, ${percent(points.at(-1)?.y ?? 0)} at the end.`}
        points={points}
        least={points.some((point) => point.y < 0.5) ? 0 : 0.5}
        most={1}
        scale={percent}
        mark={{ x: now, label: 'Now' }}
        from={dayOf(first.at)}
        to={end}
      />
      <PlotTable
        caption="Chance of recall at each practice"
        head={['Practised', 'Before', 'Lasts (to 90 %)']}
        rows={memory.map((point, index) => {
          const before = memory[index - 1];
          return [
            dayOf(point.at),
            before ? percent(recallAt(before, Date.parse(point.at))) : 'new',
            `${point.stability_days < 10 ? point.stability_days.toFixed(1) : Math.round(point.stability_days)} days`,
          ];
        })}
      />
    </section>
  );
}
