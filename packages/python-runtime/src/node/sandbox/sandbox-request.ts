import type { Files } from '../../protocol/program-files.ts';
import type { Method, Requests } from '../../protocol/requests.ts';

/** One line to the process in the sandbox. */
export interface SandboxRequest {
  readonly method: Method;
  readonly request: Requests[Method];
  readonly timeoutMs: number;
  readonly files?: Files | undefined;
}
