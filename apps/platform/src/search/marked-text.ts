import { plainLetters } from './index-file.ts';

/** A piece of text, and whether it is one of the words that were looked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the words that matched. The pieces together are the text. */
export function markedText(text: string, matched: readonly string[]): readonly MarkedPiece[] {
  const words = new Set(matched);
  const plain = plainLetters(text);
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (!words.has(word)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false });
    pieces.push({ text: text.slice(index, index + word.length), marked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}
