/** Thrown where exact arithmetic would take too long; the comparison goes on by samples. */
export class TooMuchExactWorkError extends Error {
  override readonly name = 'TooMuchExactWorkError';
}

const maxSteps = 3000;
const maxBits = 800n;

/** Limits the exact arithmetic of one comparison: products of coefficients, and the length of each. */
export class ExactWork {
  #steps = 0;

  /** Throws TooMuchExactWorkError beyond the limit. */
  take(steps: number): void {
    this.#steps += steps;
    if (this.#steps > maxSteps) throw new TooMuchExactWorkError();
  }

  /** The number itself. Throws TooMuchExactWorkError for one that is too long. */
  short(value: bigint): bigint {
    if (value >> maxBits !== 0n && value >> maxBits !== -1n) throw new TooMuchExactWorkError();
    return value;
  }
}
