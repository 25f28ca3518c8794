const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Whether an address names a quiz at all: the server refuses anything else as a mistake of the page. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
