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

/** An error and what caused it, as far as it is worth following. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    yield cause;
    cause = cause.cause;
  }
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** True if the database could not be reached or gave up for a passing reason. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (passing.test(code) || network.has(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|not queryable/u.test(
        cause.message,
      )
    )
      return true;
    if (cause instanceof AggregateError)
      return cause.errors.some((one) => isDatabaseUnavailable(one));
  }
  return false;
}

/** True if a row was refused because another one has its key (SQLSTATE 23505). */
export function isTaken(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => codeOf(cause) === '23505');
}
