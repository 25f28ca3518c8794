import type { Nature, Transfer } from '../engine/simulation/learner.ts';
import { actrWorld, dashWorld, fsrsWorld } from '../engine/simulation/memory-worlds.ts';

/** How lessons are forgotten. The policies are told none of it. */
const memories = {
  'FSRS-6': fsrsWorld(),
  'ACT-R': actrWorld(),
  DASH: dashWorld(),
  'twice as quick': fsrsWorld({ pace: 2 }),
  'little growth': fsrsWorld({ growth: 0.4 }),
} as const;

/** How much of the declared weights practice transfers. */
const transfers: Readonly<Record<string, Transfer>> = {
  declared: (declared) => declared,
  half: (declared) => declared / 2,
  none: () => 0,
  'unknown per edge': (_, draws) => draws.uniform(),
};

export interface World {
  readonly memory: string;
  readonly transfer: string;
  readonly nature: Nature;
}

/** Every memory with every transfer. */
export const worlds: readonly World[] = Object.entries(memories).flatMap(([memory, model]) =>
  Object.entries(transfers).map(([name, transfer]) => ({
    memory,
    transfer: name,
    nature: { memory: model, transfer },
  })),
);
