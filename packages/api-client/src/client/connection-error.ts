/** No answer came: offline, refused, or timed out. Whether the server did the work is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly method: string;
  readonly url: string;

  constructor(method: string, url: string, cause: unknown) {
    super(
      `${method} ${url} got no answer: ${cause instanceof Error ? cause.message : String(cause)}. Check the connection.`,
      { cause },
    );
    this.method = method;
    this.url = url;
  }
}
