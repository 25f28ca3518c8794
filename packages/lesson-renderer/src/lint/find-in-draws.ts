import { instantiateTemplate, type Template } from '@lemma/learning-engine';

/** Parts of expressions that all draws of a lesson for one rule may take: twice what `equal-options` may. */
const mostWork = 600_000;
/** Characters that are filled in the time of one such part. */
const perPart = 8;

/** Finds things in the draws of a lesson's templates, until all of them together have taken too much work. */
export class Draws {
  #work = 0;

  /** Whether the draws have taken so much work that no more are made. */
  get spent(): boolean {
    return this.#work > mostWork;
  }

  /** What `find` finds in the text of the first draw, of so many, in which it finds anything. */
  find(
    template: Template,
    draws: number,
    find: (text: string) => string | undefined,
  ): string | undefined {
    for (let seed = 0; seed < draws && !this.spent; seed += 1) {
      const drawn = instantiateTemplate(template, seed);
      this.#work += drawn.steps + template.source.length / perPart;
      const found = drawn.ok ? find(drawn.source) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The warning that some draws of a lesson were not looked at. */
export function notLookedAt(uid: string): readonly [message: string, fix: string] {
  return [
    `The templates of this lesson take so long to draw that ${uid} and the templates after it were not looked at.`,
    'Shorten the expressions, or loosen a "where" that seldom holds.',
  ];
}
