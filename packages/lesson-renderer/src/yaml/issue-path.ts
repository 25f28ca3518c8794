import type { BaseIssue } from 'valibot';

/** Keys from the top of the data down to what an issue is about. */
export function issuePath({ path }: BaseIssue<unknown>): readonly string[] {
  return (path ?? []).map(({ key }) => String(key));
}

/** Whether an issue is about a key that the schema does not have. */
export function isUnknownKey({ type, expected }: BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** What an issue says, in words for an author. */
export function issueMessage({ type, input, message }: BaseIssue<unknown>): string {
  return type === 'strict_object' && input === undefined ? 'it is missing' : message;
}
