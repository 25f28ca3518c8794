import { lastActions } from './user-actions.ts';

export interface SeenError {
  readonly error: unknown;
  /** React's component stack, where there is one. */
  readonly componentStack?: string;
}

/** Reports in one visit: a page that fails in a loop must not flood the server. */
export const MOST_REPORTS = 20;

let sent = 0;

/** Sends an error to the server with the last ten actions. Sends nothing, and never throws, if it cannot. */
export async function reportError({ error, componentStack = '' }: SeenError): Promise<void> {
  if (sent >= MOST_REPORTS) return;
  sent += 1;
  const known = error instanceof Error ? error : undefined;
  try {
    const { api, siteConfig } = await import('../api/client.ts');
    const { build_commit } = await siteConfig();
    await api.logError({
      body: {
        message: (known?.message ?? String(error)).slice(0, 5000),
        stack_trace: (known?.stack ?? '').slice(0, 20_000),
        component_stack: componentStack.slice(0, 20_000),
        user_actions: lastActions(),
        url: window.location.href.slice(0, 2000),
        build_commit,
        // One report, however often it has to be sent.
        report_uid: crypto.randomUUID(),
      },
    });
  } catch {
    // An error about reporting an error has no one left to be told.
  }
}
