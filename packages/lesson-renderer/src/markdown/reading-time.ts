/** Words a minute of technical prose, formulas counted as words: the slow end of reading studies. */
const wordsPerMinute = 180;

/** Whole minutes that reading a text takes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordCount(text) / wordsPerMinute));
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
