import { problemInWords, type NumberProblem } from './unreadable.ts';

/** A number as a learner typed it, or why it could not be read: `why` says the problem in English. */
export type ReadNumber =
  | { readonly ok: true; readonly value: number; readonly unit: string }
  | { readonly ok: false; readonly why: string; readonly problem: NumberProblem };

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plain = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d{1,3}))?$/i;
const powerOfTen = /^(.*?)(?:[*x×·⋅]10\^?\(?([+-]?\d{1,3})\)?)$/i;
const power = /^([+-]?)(\d+(?:\.\d+)?|\.\d+)\^\(?([+-]?\d{1,3})\)?$/;
const startsUnit = /^[\p{L}%°€$£¥]/u;
const longest = 200;

/**
 * Reads `3`, `-0.5`, `−0,5`, `2/3`, `1 1/2`, `1½`, `2^10`, `6.02e23`, `6.02 × 10^23`, `6·10⁻³`, `25 %`, `5 cm`, `€50`, `−۰٫۵`.
 * A comma before exactly three digits may mean two things, so it is asked about instead of guessed.
 */
export function readNumber(text: string): ReadNumber {
  const cleaned = clean(text);
  if (cleaned === '') return unreadable({ code: 'no-number' });
  if (cleaned.length > longest) return unreadable({ code: 'number-too-long' });
  const [amount, unit] = splitUnit(cleaned);
  if (amount === '' || (unit !== '' && !startsUnit.test(unit))) return notANumber(text);
  if (/^[+-]?\d{1,3}(,\d{3})+$/.test(amount))
    return unreadable({ code: 'comma-two-ways', amount, joined: amount.replaceAll(',', '') });
  const value = readAmount(amount);
  if (value === undefined) return notANumber(text);
  if (value === 'by-zero') return unreadable({ code: 'zero-below' });
  if (!Number.isFinite(value)) return unreadable({ code: 'number-too-large' });
  return unit === '%' ? { ok: true, value: value / 100, unit: '' } : { ok: true, value, unit };
}

function unreadable(problem: NumberProblem): ReadNumber {
  return { ok: false, why: problemInWords(problem), problem };
}

function notANumber(text: string): ReadNumber {
  return unreadable({ code: 'not-a-number', typed: text.trim().slice(0, 40) });
}

function clean(text: string): string {
  return (
    text
      // Arabic and Persian digits and marks, and the marks that hold a sign at its place.
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
      .replace(/٬(?=\d{3}(?!\d))/g, '')
      .replaceAll('٫', '.')
      .replace(/[\u061C\u200E\u200F]/g, '')
      .replace(/[\u2212\u2010-\u2014\uFE63\uFF0D]/g, '-')
      .replace(/⁻/g, '^-')
      .replace(/\^?(\^-)?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => superscript(power))
      // A fraction of one character, behind its whole number or alone.
      .replace(
        /(\d?)\s*([¼½¾⅐-⅞])/g,
        (_, whole: string, fraction: string) =>
          `${whole} ${fraction.normalize('NFKC').replace('\u2044', '/')}`,
      )
      .replace(/[\s\u00A0\u202F\u2009]+/g, ' ')
      .trim()
      // A currency's sign may stand before its amount.
      .replace(/^([+-]?) ?([€$£¥]) ?(?=[\d.,])(.*)$/u, '$1$3 $2')
  );
}

function superscript(power: string): string {
  const digits = Array.from(power.replace(/[\^-]/g, ''))
    .map((c) => superscripts.indexOf(c))
    .join('');
  return `^${power.includes('-') ? '-' : ''}${digits}`;
}

/** The amount ends with the last digit (or bracket, or point) that still belongs to a number. */
function splitUnit(text: string): readonly [amount: string, unit: string] {
  const match =
    /^([+-]? ?(?:[\d.,]+(?: \d+(?= ?\/))?)(?: ?\/ ?-?[\d.,]+)?(?:e[+-]?\d+)?(?: ?\^ ?\(?[+-]?\d+\)?)?(?: ?[*x×·⋅] ?10 ?\^? ?\(?[+-]?\d+\)?)?) ?(.*)$/i.exec(
      text,
    );
  return match ? [match[1] ?? '', match[2] ?? ''] : ['', ''];
}

function readAmount(amount: string): number | 'by-zero' | undefined {
  const mixed = /^([+-]?)\s*(\d+) (\d+) ?\/ ?(\d+)$/.exec(amount);
  if (mixed) {
    const [, sign, whole, top, bottom] = mixed;
    if (Number(bottom) === 0) return 'by-zero';
    return (sign === '-' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
  }
  const compact = amount.replaceAll(' ', '');
  const [top = '', bottom, ...rest] = compact.split('/');
  if (rest.length > 0) return undefined;
  const value = readDecimal(top);
  if (bottom === undefined || value === undefined) return value;
  const divisor = readDecimal(bottom);
  if (divisor === undefined) return undefined;
  return divisor === 0 ? 'by-zero' : value / divisor;
}

function readDecimal(text: string): number | undefined {
  const [, sign, base, exponent] = power.exec(text) ?? [];
  if (base !== undefined) return (sign === '-' ? -1 : 1) * Number(base) ** Number(exponent);
  const scaled = powerOfTen.exec(text);
  const separated = withPoint(scaled ? (scaled[1] ?? '') : text);
  if (separated === undefined || !plain.test(separated)) return undefined;
  return scaled ? Number(separated) * 10 ** Number(scaled[2]) : Number(separated);
}

/** `3,5` is 3.5; `1,234.5` and `1.234,5` lose their thousands marks; anything else with two marks is unreadable. */
function withPoint(text: string): string | undefined {
  if (!text.includes(',')) return text;
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+/.test(text)) return text.replaceAll(',', '');
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^[^,.]*,[^,.]+$/.test(text) ? text.replace(',', '.') : undefined;
}
