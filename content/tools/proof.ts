/** The outcome of trying to prove one question, or one output block. */
export interface Proof {
  /** Where, for people: `content/…/x.md:120 sl-4`. */
  readonly where: string;
  /** `proved`, `unproved` (nothing to prove it by), `not-run` (this machine has no Python that could), or what was found to be wrong. */
  readonly state: 'proved' | 'unproved' | 'not-run' | 'wrong';
  readonly message?: string;
}
