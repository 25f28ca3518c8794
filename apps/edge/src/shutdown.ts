import type { StoppableServer } from './http/stoppable-server.ts';

export interface ShutdownOptions {
  /** How long the server goes on answering after it has reported that it is not ready. */
  readonly delayMs: number;
  /** How long running answers may take after that. */
  readonly graceMs: number;
  /** Closes everything that was opened, the database last. */
  readonly close: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** The time that closing the database may take after the last answer. */
const closingMs = 2000;

/**
 * Ends the process on SIGTERM or SIGINT: first `/edge/ready` fails (the caller's `isStopping`), then the server stops
 * listening, running answers end, and the database is closed.
 */
export class Shutdown {
  #isStopping = false;

  readonly isStopping = (): boolean => this.#isStopping;

  onSignal(server: StoppableServer, options: ShutdownOptions): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // Ctrl-C reaches the process both from the terminal and from the process that started it.
        if (this.#isStopping) return;
        this.#isStopping = true;
        void stop(server, options);
      });
  }
}

async function stop(server: StoppableServer, options: ShutdownOptions): Promise<void> {
  const { delayMs, graceMs, close, onError } = options;
  setTimeout(
    () => {
      onError(new Error('The server did not stop in time: the database was not closed.'));
      process.exit(1);
    },
    delayMs + graceMs + closingMs,
  ).unref();
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    await server.stop(graceMs);
    await close();
    process.exit(0);
  } catch (error) {
    onError(error);
    process.exit(1);
  }
}
