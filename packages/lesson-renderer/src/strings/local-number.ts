interface Marks {
  /** By value, 0 to 9. */
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly minus: string;
}

const known = new Map<string, Marks>();

/** As `Intl` has them for a language tag; English for one that is none. */
function marksOf(language: string): Marks {
  const before = known.get(language);
  if (before) return before;
  const marks = readMarks(language) ?? {
    digits: Array.from('0123456789'),
    decimal: '.',
    minus: '−',
  };
  known.set(language, marks);
  return marks;
}

function readMarks(language: string): Marks | undefined {
  try {
    const parts = new Intl.NumberFormat(language, { useGrouping: false }).formatToParts(
      -9_876_543_210.5,
    );
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    const before = parts.slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    );
    return {
      digits: Array.from(part('integer') ?? '').toReversed(),
      decimal: part('decimal') ?? '.',
      // With the mark that holds it at its end of the digits, in text from the right.
      minus: before.map(({ value }) => value.replace('-', '−')).join(''),
    };
  } catch {
    return undefined;
  }
}

/** Numbers of a text, written as `-1234.5`, in the digits and with the marks of a language, without marks for thousands. */
export function localNumbers(text: string, language: string): string {
  const { digits, decimal, minus } = marksOf(language);
  return text
    .replaceAll(/(?<=\d)\.(?=\d)/g, decimal)
    .replaceAll(/(?<!e)[-−](?=\d)/g, minus)
    .replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The same of a list, `(0.5, 2)`: where the decimal mark is a comma, another one parts its members. */
export function localList(text: string, language: string): string {
  const separated = marksOf(language).decimal === ',' ? text.replaceAll(', ', '; ') : text;
  return localNumbers(separated, language);
}
