/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly output: string;
}
