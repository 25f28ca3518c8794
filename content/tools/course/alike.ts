/** A question's text under its uid. */
export interface AskedQuestion {
  readonly uid: string;
  readonly text: string;
}

export interface AlikePair {
  readonly a: string;
  readonly b: string;
  /** Shared shingles over all shingles of both (Jaccard), from 0 to 1. */
  readonly alike: number;
}

/** Words in a row that make one shingle. */
const shingleWords = 3;

/** Two questions that share this much are one question, or one template. */
export const alikeThreshold = 0.5;

/** Pairs of questions at least `from` alike, most alike first. */
export function alikePairs(
  questions: readonly AskedQuestion[],
  from = alikeThreshold,
): AlikePair[] {
  const shingled = questions.map(({ uid, text }) => ({ uid, shingles: shinglesOf(text) }));
  const holders = new Map<string, number[]>();
  for (const [index, { shingles }] of shingled.entries())
    for (const shingle of shingles) {
      const held = holders.get(shingle);
      if (held) held.push(index);
      else holders.set(shingle, [index]);
    }
  return shingled
    .flatMap((first, index) => {
      const shared = new Map<number, number>();
      for (const shingle of first.shingles)
        for (const other of holders.get(shingle) ?? [])
          if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1);
      return [...shared].flatMap(([other, count]): AlikePair[] => {
        const second = shingled[other];
        if (!second) return [];
        const alike = count / (first.shingles.size + second.shingles.size - count);
        return alike >= from ? [{ a: first.uid, b: second.uid, alike }] : [];
      });
    })
    .toSorted((one, two) => two.alike - one.alike);
}

/** A slot of a template, a matrix and a LaTeX name are one word each: they hold numbers, not what is asked. */
const words =
  /\{\{.*?\}\}|\\begin\{(\w+)\}[\s\S]*?\\end\{\1\}|\\mathbf\{\w+\}|\\?[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_$]/gu;

function shinglesOf(text: string): Set<string> {
  const found = [...text.toLowerCase().matchAll(words)].map(([word, environment]) =>
    environment ? `\\${environment}` : word,
  );
  const count = Math.max(1, found.length - shingleWords + 1);
  return new Set(
    Array.from({ length: count }, (_, at) => found.slice(at, at + shingleWords).join(' ')),
  );
}
