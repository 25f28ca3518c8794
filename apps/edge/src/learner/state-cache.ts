import type { Standing } from './fold.ts';

/** The latest states of the learners who were here last. The database's revision says whether one still holds. */
export class StateCache {
  readonly #kept = new Map<string, Standing>();
  readonly #capacity: number;

  constructor(capacity = 1000) {
    this.#capacity = capacity;
  }

  get(learner: string): Standing | undefined {
    return this.#kept.get(learner);
  }

  set(learner: string, kept: Standing): void {
    this.#kept.delete(learner);
    this.#kept.set(learner, kept);
    if (this.#kept.size <= this.#capacity) return;
    const oldest = this.#kept.keys().next().value;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(learner: string): void {
    this.#kept.delete(learner);
  }
}
