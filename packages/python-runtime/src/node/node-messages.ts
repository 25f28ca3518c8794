import type { Files } from '../protocol/program-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';

export interface NodeRequest {
  readonly id: number;
  readonly method: Method;
  readonly request: Requests[Method];
  /** Written before the call, by path. */
  readonly files?: Files | undefined;
}

export interface NodeDisplay {
  readonly mime: string;
  readonly data: string;
  readonly about?: string;
}

export type NodeReply =
  | {
      readonly id: number;
      readonly result: unknown;
      readonly stdout: string;
      readonly stderr: string;
      readonly displays: readonly NodeDisplay[];
    }
  | { readonly id: number; readonly fatal: string };
