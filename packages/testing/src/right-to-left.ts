const latin = 'abcdefghijklmnopqrstuvwxyz';
const hebrew = 'אבגדהופחיקכלמנסצטרשתעץזםןך';
const letters = new Map(
  Array.from(latin, (letter, index) => [letter, hebrew.charAt(index)] as const),
);

/**
 * A pseudo-language that is written from right to left: each Latin letter becomes a Hebrew one, words keep their length and
 * figures their place. What is between braces, backticks and dollars, and addresses, stays as it is.
 */
export function rightToLeft(text: string): string {
  return text.replaceAll(
    /^\s*- \[[x ]\]|^Table: |\\\w+\{[^}]*\}|\{[^}]*\}|`[^`]*`|\$[^$]*\$|\]\([^)]*\)|[A-Za-z]/g,
    (piece) => letters.get(piece.toLowerCase()) ?? piece,
  );
}

/** Every text of a package in the pseudo-language, whatever it is given. */
export function rightToLeftTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]: [string, unknown]) => [
    name,
    typeof text === 'function'
      ? (...values: unknown[]) => said(Reflect.apply(text, texts, values))
      : said(text),
  ]);
  return Object.fromEntries(entries) as Texts;
}

const said = (value: unknown): unknown => (typeof value === 'string' ? rightToLeft(value) : value);

/** Lines that are no prose in a lesson: fences, what stands in them, front matter, headings of sections, blocks. */
const section = /^## (?:Explanation|Worked example|Exercises|Review)\s*$/;

/** A lesson's prose in the pseudo-language; its code, formulas, keys and blocks stay. */
export function rightToLeftLesson(markdown: string): string {
  let end: RegExp | undefined;
  return markdown
    .split('\n')
    .map((line, index) => {
      if (end) {
        if (end.test(line)) end = undefined;
        return line;
      }
      const fence = /^\s*(`{3,}|\$\$|---)/.exec(line)?.[1];
      if (fence && !(fence === '---' && index > 0) && !/^\s*\$\$.+\$\$/.test(line)) {
        end = new RegExp(`^\\s*${fence.replaceAll('$', '\\$')}`);
        return line;
      }
      if (section.test(line) || /^\s*(?:::|\||\[\^)/.test(line))
        return line.replace(
          /\[([^\]]+)\](?=\{|$)/,
          (_all, title: string) => `[${rightToLeft(title)}]`,
        );
      return rightToLeft(line);
    })
    .join('\n');
}
