/** `1 row`, `2 rows`: for English texts. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;
