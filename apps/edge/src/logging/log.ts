import { pino } from 'pino';

/** What the server says of itself. Never a token, an e-mail address or a body. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** JSON lines to standard output. `level` is pino’s: trace, debug, info, warn, error, silent. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** An error as fields: its chain of messages and where it came from. Values of queries are left out. */
export function errorFields(error: unknown): object {
  const messages: string[] = [];
  let stack = '';
  for (let cause = error; cause instanceof Error && messages.length < 5; cause = cause.cause) {
    // drizzle writes the query's parameters after its text.
    messages.push(`${cause.name}: ${cause.message.split('\nparams:')[0]}`);
    stack ||= (cause.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n');
  }
  return { error: messages.length > 0 ? messages : [String(error)], stack };
}
