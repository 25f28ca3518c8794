/**
 * The text of a note that two devices wrote, neither knowing of the other: the longer one where it holds the other,
 * else both, the one that stood first. Nothing that was typed is lost.
 */
export function mergedText(standing: string, written: string): string {
  if (standing.includes(written)) return standing;
  if (written.includes(standing)) return written;
  return `${standing}\n\n${written}`;
}
