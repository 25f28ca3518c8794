/** Python could not be started: its files are missing, refused by the browser, or the page is offline. Trying again is safe. */
export class PythonStartError extends Error {
  override readonly name = 'PythonStartError';
  constructor(detail: string, options?: ErrorOptions) {
    super(
      `Python could not start: ${detail} Check the connection and try again. ` +
        'The page itself keeps working without it.',
      options,
    );
  }
}
