/**
 * Since which day the terms and the privacy policy are in force. A later day here asks every learner to agree anew: change it
 * with the text.
 */
export const inForceSince = { terms: '2026-11-28', privacy: '2026-11-29' } as const;

/** "6 April 2025". */
export function legalDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
