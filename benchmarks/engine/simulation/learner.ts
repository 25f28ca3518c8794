import type { LessonGraph, SessionAnswer, SessionPlan } from '@lemma/learning-engine';
import { nextSessionStep } from '@lemma/learning-engine';
import { difficulties } from './diagnostic-cohort.ts';
import { chance, type Chance } from './chance.ts';
import { fsrsWorld, type LearnerMemory, type MemoryWorld } from './memory-worlds.ts';

export interface Played {
  readonly answers: readonly SessionAnswer[];
  readonly outcome: 'passed' | 'failed';
  readonly accuracy: number;
}

/** How much of a declared weight practice really transfers, drawn once for each pair of lessons. */
export type Transfer = (declared: number, draws: Chance) => number;

/** Roughly as declared. */
const asDeclared: Transfer = (declared, draws) => declared * draws.uniform(0.6, 1.3);

/** What is true of a simulated learner beyond the seed. */
export interface Nature {
  readonly memory?: MemoryWorld;
  readonly transfer?: Transfer;
}

/**
 * A simulated learner. Ability, slip, guess, first stability, growth and the shape of forgetting are the
 * learner's own, spread around what FSRS-6 found in millions of reviews; the engine is told none of them.
 * Practising a lesson either exercises what it encompasses, as a full repetition, or does not: by a chance that
 * only roughly follows the declared weight.
 */
export class Learner {
  readonly draws: Chance;
  readonly slip: number;
  readonly #graph: LessonGraph;
  readonly #hard: ReadonlyMap<string, number>;
  readonly #ability: number;
  readonly #guess: number;
  readonly #memory: LearnerMemory;
  readonly #transfer: Transfer;
  readonly #truth = new Map<string, number>();

  constructor(
    graph: LessonGraph,
    seed: number,
    { memory = fsrsWorld(), transfer = asDeclared }: Nature = {},
  ) {
    this.draws = chance(seed);
    this.#graph = graph;
    this.#hard = difficulties(graph, 42);
    this.#ability = this.draws.normal(0, 0.5);
    this.slip = this.draws.uniform(0.03, 0.1);
    this.#guess = this.draws.uniform(0.05, 0.25);
    this.#memory = memory(this.draws, this.#ability);
    this.#transfer = transfer;
  }

  /** True chance of recall, 0 to 1; 0 for what was never learnt. */
  recall(lesson: string, day: number): number {
    return this.#memory.recall(lesson, day);
  }

  /** Studies a lesson: each skill sinks in or not, a miss with its worked steps gives it another chance. */
  study(plan: SessionPlan, lesson: string, day: number): Played {
    const learns = this.#learns(lesson, day);
    const understood = new Map<string, boolean>();
    const played = this.#play(plan, (skill) => {
      const knows = understood.get(skill) ?? this.draws.happens(learns);
      const correct = this.#answers(knows);
      understood.set(skill, knows || (!correct && this.draws.happens(0.75 * learns)));
      return correct;
    });
    if (played.outcome === 'passed') this.#practise(lesson, day);
    return played;
  }

  /** Hears a lesson without being held to it: it is learnt or not. */
  hear(lesson: string, day: number): void {
    if (this.draws.happens(this.#learns(lesson, day))) this.#practise(lesson, day);
  }

  /** A review: recalled or not, as a whole, by its true chance; a miss brings some of it back. */
  review(plan: SessionPlan, lesson: string, day: number): Played {
    let knows = this.draws.happens(this.recall(lesson, day));
    const played = this.#play(plan, () => {
      const correct = this.#answers(knows);
      if (!correct) knows ||= this.draws.happens(0.4);
      return correct;
    });
    if (played.outcome === 'passed') this.#practise(lesson, day);
    else this.#memory.lapse(lesson, day);
    return played;
  }

  #answers(knows: boolean): boolean {
    return this.draws.happens(knows ? 1 - this.slip : this.#guess);
  }

  /** Chance that one skill of the lesson sinks in: ability, how well what it needs is remembered, difficulty. */
  #learns(lesson: string, day: number): number {
    const footing = this.#footing(lesson, day);
    const odds =
      2 + this.#ability + 3 * (footing - 0.8) - 0.5 * ((this.#hard.get(lesson) ?? 0.5) - 0.5);
    return 1 / (1 + Math.exp(-odds));
  }

  #footing(lesson: string, day: number): number {
    const needed = this.#graph.prerequisites(lesson);
    return needed.length === 0
      ? 1
      : needed.reduce((sum, uid) => sum + this.recall(uid, day), 0) / needed.length;
  }

  #play(plan: SessionPlan, answer: (skill: string) => boolean): Played {
    const answers: SessionAnswer[] = [];
    for (;;) {
      const step = nextSessionStep(plan, answers);
      if (step.type === 'finished')
        return {
          answers,
          outcome: step.outcome,
          accuracy: answers.filter((a) => a.correct).length / Math.max(1, answers.length),
        };
      const skill = plan.questions.find(({ uid }) => uid === step.question)?.skill ?? '';
      const correct = answer(skill);
      answers.push({ question: step.question, skill, correct, credit: correct ? 1 : 0 });
    }
  }

  #practise(lesson: string, day: number): void {
    this.#memory.practise(lesson, day);
    for (const [uid, weight] of this.#graph.encompassed(lesson))
      if (this.#memory.has(uid) && this.draws.happens(this.#trueWeight(lesson, uid, weight)))
        this.#memory.practise(uid, day);
  }

  #trueWeight(from: string, to: string, declared: number): number {
    const key = `${from}>${to}`;
    const known =
      this.#truth.get(key) ?? Math.min(1, Math.max(0, this.#transfer(declared, this.draws)));
    this.#truth.set(key, known);
    return known;
  }
}
