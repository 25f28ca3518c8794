import type { Chance } from './chance.ts';

/** How one simulated learner remembers lessons. Days are whole or broken days since the simulation began. */
export interface LearnerMemory {
  /** True chance of recall, 0 to 1; 0 for what was never learnt. */
  recall(lesson: string, day: number): number;
  /** Whether the lesson was ever learnt. */
  has(lesson: string): boolean;
  /** A study or a review that succeeded. */
  practise(lesson: string, day: number): void;
  /** A review that failed. */
  lapse(lesson: string, day: number): void;
}

/** Makes the memory of one learner, whose figures it draws. */
export type MemoryWorld = (draws: Chance, ability: number) => LearnerMemory;

interface Trace {
  /** Days after which recall has fallen to 0.9. */
  readonly stability: number;
  /** Day of the last practice. */
  readonly day: number;
}

/**
 * FSRS-6's curve and growth of stability, with first stability, growth and decay of the learner's own. `pace` above 1
 * forgets so many times as quickly; `growth` below 1 gains less by each practice.
 */
export function fsrsWorld({ pace = 1, growth = 1 } = {}): MemoryWorld {
  return (draws, ability) => {
    const firstStability = 2.3 * Math.exp(draws.normal(0, 0.3) + 0.3 * ability);
    const ownGrowth = growth * Math.exp(draws.normal(0, 0.25));
    const decay = draws.uniform(0.12, 0.3);
    const factor = 0.9 ** (-1 / decay) - 1;
    const traces = new Map<string, Trace>();
    const recall = (lesson: string, day: number) => {
      const trace = traces.get(lesson);
      if (!trace) return 0;
      const days = pace * Math.max(0, day - trace.day);
      return (1 + (factor * days) / trace.stability) ** -decay;
    };
    return {
      recall,
      has: (lesson) => traces.has(lesson),
      practise: (lesson, day) => {
        const trace = traces.get(lesson);
        if (!trace) {
          traces.set(lesson, { stability: firstStability, day });
          return;
        }
        const { stability } = trace;
        // Practice while recall is still high adds little.
        const gain =
          57.9 * stability ** -0.1666 * (Math.exp(0.796 * (1 - recall(lesson, day))) - 1);
        traces.set(lesson, { stability: Math.min(3650, stability * (1 + ownGrowth * gain)), day });
      },
      lapse: (lesson, day) => {
        const stability = Math.max(1, (traces.get(lesson)?.stability ?? 1) / 4);
        traces.set(lesson, { stability, day });
      },
    };
  };
}

/** One practice in ACT-R: when, in seconds, and how quickly what it left decays. */
interface Practice {
  readonly at: number;
  readonly decay: number;
}

/** Seconds that one day counts for: time between sessions runs at 0.025 of the clock. */
const secondsOfADay = 0.025 * 86_400;

/**
 * ACT-R with decay that depends on activation (Pavlik and Anderson, "Using a model to compute the optimal schedule of
 * practice", 2008): m = ln Σ tᵢ^−dᵢ, dᵢ = c·e^m + a, p = 1 / (1 + e^((τ − m)/s)), with their a = .177, c = .217,
 * s = .255 and interference 0.025. Their threshold of −.704 is of word pairs, of which a fifth is left after a month;
 * −1.4 leaves three quarters of a lesson. A study is twelve practices two minutes apart, a review five.
 */
export function actrWorld(): MemoryWorld {
  return (draws, ability) => {
    const threshold = -1.4 - 0.15 * ability + draws.normal(0, 0.1);
    const practices = new Map<string, Practice[]>();
    const activation = (past: readonly Practice[], at: number) =>
      Math.log(past.reduce((sum, one) => sum + Math.max(1, at - one.at) ** -one.decay, 0));
    const practise = (lesson: string, day: number) => {
      const past = practices.get(lesson) ?? [];
      const times = past.length === 0 ? 12 : 5;
      for (let i = 0; i < times; i += 1) {
        const at = day * secondsOfADay + 120 * i;
        const before = past.length === 0 ? 0 : Math.exp(activation(past, at));
        past.push({ at, decay: 0.217 * before + 0.177 });
      }
      practices.set(lesson, past);
    };
    return {
      recall: (lesson, day) => {
        const past = practices.get(lesson);
        if (!past) return 0;
        const m = activation(past, Math.max(day * secondsOfADay, (past.at(-1)?.at ?? 0) + 120));
        return 1 / (1 + Math.exp((threshold - m) / 0.255));
      },
      has: (lesson) => practices.has(lesson),
      practise,
      // What was shown after the misses is practised once more.
      lapse: practise,
    };
  };
}

/** Days that the windows of DASH reach back. */
const dashWindows = [1, 7, 30, Number.POSITIVE_INFINITY];

/**
 * DASH (Lindsey, Shroyer, Pashler and Mozer, "Improving students' long-term knowledge retention through personalized
 * review", 2014): p = σ(a + Σ over windows of θ·ln(1 + c) − φ·ln(1 + n)), with c right answers and n answers in the
 * window. A study or review is three answers, right ones where it succeeds. The weights are this project's own, so that
 * .98 is recalled after two days, .94 after ten and .78 after a month; later only practice moves it.
 */
export function dashWorld(): MemoryWorld {
  return (draws, ability) => {
    const base = 0.5 * ability + draws.normal(-0.2, 0.2);
    const weight = 1.2 * Math.exp(draws.normal(0, 0.1));
    const answers = new Map<string, { readonly day: number; readonly right: number }[]>();
    const add = (lesson: string, day: number, right: number) => {
      answers.set(lesson, [...(answers.get(lesson) ?? []), { day, right }]);
    };
    return {
      recall: (lesson, day) => {
        const past = answers.get(lesson);
        if (!past) return 0;
        const strength = dashWindows.reduce((sum, days) => {
          const within = past.filter((one) => day - one.day < days);
          const right = within.reduce((total, one) => total + one.right, 0);
          return sum + weight * Math.log(1 + right) - 0.15 * Math.log(1 + 3 * within.length);
        }, base);
        return 1 / (1 + Math.exp(-strength));
      },
      has: (lesson) => answers.has(lesson),
      practise: (lesson, day) => add(lesson, day, 3),
      lapse: (lesson, day) => add(lesson, day, 1),
    };
  };
}
