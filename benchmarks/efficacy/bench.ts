import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mean } from '../engine/simulation/chance.ts';
import { realLessons } from '../engine/simulation/real-courses.ts';
import { graphOf } from '../engine/simulation/synthetic-graph.ts';
import { markdownTable } from '../markdown-table.ts';
import { quantile, type Row, spread } from '../statistics.ts';
import { playYear, type Year } from './play.ts';
import { policies } from './policies.ts';
import { worlds } from './worlds.ts';

/** Not those of `pnpm simulate`, by which the engine was tuned. */
const firstSeed = 70_000;
const days = 365;
const minutesPerDay = 30;

interface Cell {
  readonly memory: string;
  readonly transfer: string;
  readonly policy: string;
  readonly years: readonly Year[];
}

/**
 * Every policy in every world on the real courses, a year at half an hour a day. `--learners N` (8 by default) learners
 * each; the same learners for every policy.
 */
export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  const learners = asked('--learners') ?? 8;
  const graph = graphOf(realLessons());
  const cells = worlds.flatMap(({ memory, transfer, nature }) =>
    Object.entries(policies).map(([policy, policyFor]): Cell => ({
      memory,
      transfer,
      policy,
      years: Array.from({ length: learners }, (_, i) =>
        playYear(graph, policyFor, nature, { seed: firstSeed + i, days, minutesPerDay }),
      ),
    })),
  );
  writeFileSync(join(import.meta.dirname, 'results.md'), page(cells, learners));
  return { rows: cells.map((cell) => rowOf(cell, cells)) };
}

/** Recall over all lessons against that of FSRS alone in the same world. */
function rowOf(cell: Cell, cells: readonly Cell[]): Row {
  const { memory, transfer, policy, years } = cell;
  const against = 'FSRS alone';
  const reference = cells.find(
    (one) => one.memory === memory && one.transfer === transfer && one.policy === against,
  );
  const recalls = years.map(({ recall }) => recall);
  return {
    case: `${memory}, transfer ${transfer}: ${policy}`,
    ratio: mean(recalls) / mean((reference?.years ?? []).map(({ recall }) => recall)),
    against,
    spread: spread(recalls),
    recall: mean(recalls).toFixed(3),
    reviews: mean(years.map(({ reviews }) => reviews)).toFixed(2),
  };
}

function page(cells: readonly Cell[], learners: number): string {
  const shown = (values: readonly number[], digits: number) => mean(values).toFixed(digits);
  const interval = (values: readonly number[]) => {
    const middle = mean(values);
    const variance = mean(values.map((value) => (value - middle) ** 2));
    return (1.96 * Math.sqrt(variance / Math.max(1, values.length - 1))).toFixed(3);
  };
  const table = markdownTable(
    [
      'memory',
      'transfer',
      'policy',
      'recall over all lessons',
      '±',
      'worst learner',
      'reviews a lesson',
      'never asked',
      'knowledge',
      'days to finish',
    ],
    cells.map(({ memory, transfer, policy, years }) => {
      const recalls = years.map(({ recall }) => recall);
      const finished = quantile(
        years.map(({ finishedOn }) => finishedOn),
        0.5,
      );
      return [
        memory,
        transfer,
        policy,
        shown(recalls, 3),
        interval(recalls),
        Math.min(...recalls).toFixed(3),
        shown(
          years.map(({ reviews }) => reviews),
          2,
        ),
        `${shown(
          years.map(({ neverAsked }) => 100 * neverAsked),
          0,
        )} %`,
        shown(
          years.map(({ knowledge }) => knowledge),
          1,
        ),
        Number.isFinite(finished) ? finished : 'not in a year',
      ];
    }),
  );
  return `# Schedulers in worlds that none of them knows

Written by \`pnpm bench efficacy\`: both real courses (planned lessons as if written), ${learners} simulated learners from seed ${firstSeed} on, the same for each
policy, ${minutesPerDay} minutes a day for ${days} days. See [README](./README.md) for worlds, policies and how to add one.

${table}
`;
}

function asked(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  const value = Number(process.argv[at + 1]);
  return at >= 0 && value > 0 ? value : undefined;
}
