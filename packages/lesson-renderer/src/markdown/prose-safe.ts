import type { Construct, Extension } from 'micromark-util-types';
import { guardedLink } from './link-ahead.ts';

const dollar = 36;
const colon = 58;

/**
 * Keeps prose as typed. It narrows the syntax of directives and maths:
 * - text directives do not exist, so `3:17`, `re:Invent` and `:smile:` stay text;
 * - an inline formula opens before a non-space and closes after a non-space and not before a digit
 *   (Pandoc's rule), so `$5 to $10` is two prices;
 * - raw HTML does not exist: it is shown as text.
 *
 * Constructs of inline text named in `without` are left out.
 */
export function proseSafe(
  extensions: readonly Extension[],
  without: ReadonlySet<string> = new Set(),
): Extension[] {
  return [
    ...extensions.map((extension) => narrowed(extension, without)),
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ];
}

function narrowed(extension: Extension, without: ReadonlySet<string>): Extension {
  const text = extension.text as Record<number, Construct | Construct[]> | undefined;
  if (!text) return extension;
  const kept = Object.entries(text).filter(([code]) => Number(code) !== colon);
  return {
    ...extension,
    text: Object.fromEntries(
      kept.flatMap(([code, constructs]) => {
        const list = [constructs].flat().filter(({ name = '' }) => !without.has(name));
        const guard = Number(code) === dollar ? guardedFormula : guardedLink;
        return list.length > 0 ? [[code, list.map(guard)]] : [];
      }),
    ),
  };
}

function guardedFormula(formula: Construct): Construct {
  return {
    ...formula,
    tokenize(effects, ok, nok) {
      const open = formula.tokenize.call(this, effects, ok, nok);
      return effects.check(formulaAhead, open, nok);
    },
  };
}

/** Looks ahead: is this `$` the opening of a formula rather than a price? */
const formulaAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let previous = dollar;
    return start;

    function start(code: number | null) {
      effects.enter('data');
      effects.consume(code);
      return afterOpening;
    }
    function afterOpening(code: number | null) {
      if (code === dollar) return end(code, ok);
      if (code === null || isSpace(code)) return end(code, nok);
      return inside(code);
    }
    function inside(code: number | null): ReturnType<typeof ok> {
      if (code === null) return end(code, nok);
      if (code === dollar) {
        if (isSpace(previous)) return end(code, nok);
        effects.consume(code);
        return afterClosing;
      }
      previous = code;
      // Line endings have a token of their own in micromark.
      if (code < -2) {
        effects.exit('data');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        effects.enter('data');
        return inside;
      }
      effects.consume(code);
      return inside;
    }
    function afterClosing(code: number | null) {
      return end(code, code !== null && code >= 48 && code <= 57 ? nok : ok);
    }
    function end(code: number | null, outcome: typeof ok) {
      effects.exit('data');
      return outcome(code);
    }
  },
};

function isSpace(code: number): boolean {
  return code < 0 || code === 32;
}
