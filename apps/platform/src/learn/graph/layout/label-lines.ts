/** Most pixels that a line of a lesson's name takes. Names are never cut: a long one has more lines. */
export const LABEL_WIDTH = 98;
/** Pixels between two lines. */
export const LINE_HEIGHT = 14;
/** From the centre of a lesson's mark to the baseline of the first line. */
export const FIRST_BASELINE = 20;

const FONT_SIZE = 12;
/** Advance widths of Inter 500 in hundredths of the font size, as Chromium measures them. */
const widths: Readonly<Record<string, number>> = {
  ...widthsOf('ilj', 25),
  ...widthsOf(' I', 27),
  ...widthsOf('.,:;!', 31),
  ...widthsOf('ftr-()[]/', 40),
  ...widthsOf('–', 50),
  ...widthsOf('asvxyzck', 57),
  ...widthsOf('bdeghnopqu', 61),
  ...widthsOf('EFLPZBS0123456789', 65),
  ...widthsOf('ADKTUVXYRCHJ', 73),
  ...widthsOf('GNOQ', 77),
  ...widthsOf('w', 83),
  ...widthsOf('m', 89),
  ...widthsOf('M', 91),
  ...widthsOf('W%@—', 100),
};

function widthsOf(characters: string, width: number): Record<string, number> {
  return Object.fromEntries(Array.from(characters, (character) => [character, width]));
}

/** Pixels that a text takes as a lesson's name. What is not in the table counts as wide. */
export function textWidth(text: string): number {
  let hundredths = 0;
  for (const character of text) hundredths += widths[character] ?? 80;
  return (hundredths * FONT_SIZE) / 100;
}

/** Breaks a name into lines of at most `LABEL_WIDTH` pixels: between words, after a hyphen or dash, else inside a word. */
export function labelLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/u).filter(Boolean))
    for (const [index, part] of partsOf(word).entries()) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last}${index === 0 ? ' ' : ''}${part}`;
      if (last !== undefined && textWidth(joined) <= LABEL_WIDTH) lines[lines.length - 1] = joined;
      else lines.push(...broken(part));
    }
  return lines;
}

/** "Gram–Schmidt" may be parted after its dash. */
function partsOf(word: string): string[] {
  return word.match(/[^-–—]+[-–—]?|[-–—]/gu) ?? [word];
}

/** A word that is wider than a line, with a hyphen at the end of each line but the last. */
function broken(word: string): string[] {
  if (textWidth(word) <= LABEL_WIDTH) return [word];
  let length = word.length - 3;
  while (length > 3 && textWidth(`${word.slice(0, length)}-`) > LABEL_WIDTH) length -= 1;
  return [`${word.slice(0, length)}-`, ...broken(word.slice(length))];
}
