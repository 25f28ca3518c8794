/** SQLSTATE classes after which the same request may succeed later: connection, resources, operator, lock wait. */
const passing = /^(?:08|53|57|55P03|40)/u;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** True if the database could not be reached or gave up for a passing reason. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (passing.test(code) || network.has(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|not queryable/u.test(
        cause.message,
      )
    )
      return true;
    if (cause instanceof AggregateError)
      return cause.errors.some((one) => isDatabaseUnavailable(one));
    cause = cause.cause;
  }
  return false;
}

/** True if a row was refused because another one has its key (SQLSTATE 23505). */
export function isTaken(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if ('code' in cause && cause.code === '23505') return true;
    cause = cause.cause;
  }
  return false;
}
