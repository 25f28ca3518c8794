import type { Method, Requests } from '../protocol/requests.ts';
import type { Files } from '../protocol/program-files.ts';
import type { Answer, Lost } from './python-worker.ts';

/** An interpreter that takes one call at a time: in a thread, or in a process. */
export interface PythonSource {
  /** The answer, or why the interpreter had to be ended: then a new one is needed. */
  call(
    method: Method,
    request: Requests[Method],
    timeoutMs: number,
    files?: Files,
  ): Promise<Answer | Lost>;
  end(): Promise<void>;
}
