/** Code in a sentence stands between two signs that keep it apart from the words around it, whatever their direction. */
const begin = '\u2068';
const end = '\u2069';

/** Marks a name or a value as code. */
export function code(text: string): string {
  return begin + text.replaceAll(/[\u2066-\u2069]/g, '') + end;
}

export interface SentencePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The words of a sentence and the code in it. */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence.split(begin).flatMap((piece, index) => {
    if (index === 0) return [{ text: piece, isCode: false }];
    const [inside = '', ...after] = piece.split(end);
    return [
      { text: inside, isCode: true },
      { text: after.join(''), isCode: false },
    ];
  });
}
