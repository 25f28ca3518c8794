/** The only way to the console: for what the specification wants logged and not shown. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the error catalogue asks for "logged only"
  console.error(what, error);
}
