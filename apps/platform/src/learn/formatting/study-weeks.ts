/** Reviews and second tries come on top of the lessons. */
const MORE = 1.4;

/** Minutes of lessons that are left: at best only `least` are to be studied, at most `most`. */
export interface MinutesLeft {
  readonly least: number;
  readonly most: number;
}

export interface Weeks {
  readonly least: number;
  readonly most: number;
}

/**
 * Weeks of study at so many minutes a day: at best only the lessons take their time, at most reviews and second tries
 * come on top. Always a range. Undefined if nothing is left.
 */
export function studyWeeks({ least, most }: MinutesLeft, minutesADay: number): Weeks | undefined {
  if (most === 0) return undefined;
  const weeks = (minutes: number) => minutes / (minutesADay * 7);
  const low = Math.max(1, Math.floor(weeks(least)));
  return { least: low, most: Math.max(low + 1, Math.ceil(weeks(most * MORE))) };
}
