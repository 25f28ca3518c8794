/** What proving one question's key came to. */
export interface KeyProof {
  readonly uid: string;
  /** Line of the question in the file, from 1. */
  readonly line: number;
  readonly state: 'proved' | 'unproved' | 'not-run' | 'wrong';
  readonly message?: string | undefined;
}
