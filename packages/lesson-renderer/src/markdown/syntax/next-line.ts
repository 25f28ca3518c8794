import type { Code, Construct, State } from 'micromark-util-types';

/** The line ending before a line that is still in the same block: not one that only a paragraph would go on in. */
export const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

/** Is this the end of a line, or of the text? */
export function endsLine(code: number | null): code is null | -5 | -4 | -3 {
  return code === null || (code <= -3 && code >= -5);
}

/** A space, a tab, or what stands for the rest of a tab. */
export function isBlank(code: number | null): boolean {
  return code === 32 || code === -2 || code === -1;
}

/** Spaces and tabs, at least one. */
export const blanks: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      if (!isBlank(code)) return nok(code);
      effects.enter('whitespace');
      return inside(code);
    };

    function inside(code: Code): State | undefined {
      if (isBlank(code)) {
        effects.consume(code);
        return inside;
      }
      effects.exit('whitespace');
      return ok(code);
    }
  },
};
