/** An error's messages from the outermost to its first cause. Values of queries are left out. */
export function errorMessages(error: unknown): readonly string[] {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error && messages.length < 5; cause = cause.cause) {
    messages.push(`${cause.name}: ${withoutValues(cause.message)}`);
    if (cause instanceof AggregateError)
      messages.push(...cause.errors.flatMap((one: unknown) => errorMessages(one)));
  }
  return messages.length > 0 ? messages : [String(error)];
}

/** An error for whoever reads the terminal: what happened, and below it each cause. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, ...causes] = errorMessages(error);
  return [withoutValues(error.message), ...causes.map((cause) => `  because of ${cause}`)].join(
    '\n',
  );
}

/** Drizzle writes the query's parameters after its text. */
function withoutValues(message: string): string {
  return message.split('\nparams:')[0] ?? '';
}
