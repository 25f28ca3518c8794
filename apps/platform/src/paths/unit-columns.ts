/** Units shown before 'Show all'. */
export const UNITS_SHOWN = 8;

/** Columns of the unit grid by the number of units of the path. */
export function unitColumns(units: number): 2 | 3 | 4 {
  if (units <= 2) return 2;
  if (units <= 4) return 4;
  if (units <= 6) return 3;
  if (units <= 8) return 4;
  if (units <= 12) return 3;
  return 2;
}
