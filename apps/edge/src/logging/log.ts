import { pino } from 'pino';
import { errorMessages } from './error-text.ts';

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
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    error: errorMessages(error),
    stack: stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
  };
}
