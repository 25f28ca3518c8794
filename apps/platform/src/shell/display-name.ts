/** Longest display name, in characters; also the input's maximum. */
export const NAME_LIMIT = 32;

/** Rule of the display name: 1 to 32 characters once trimmed, and not the e-mail address. */
export function isValidDisplayName(name: string, email: string): boolean {
  const trimmed = name.trim();
  return (
    trimmed.length > 0 &&
    trimmed.length <= NAME_LIMIT &&
    trimmed.toLowerCase() !== email.toLowerCase()
  );
}

/** True if the learner should be asked: no name yet, or only the e-mail address. */
export function lacksDisplayName(profile: { name: string | null; email: string }): boolean {
  return !profile.name || profile.name.toLowerCase() === profile.email.toLowerCase();
}
