import type { Construct } from 'micromark-util-types';

const at = 64;
const bare = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

/**
 * Tries a bare address only where one may begin. The construct itself looks back over the whole paragraph at every word,
 * at quadratic cost after an open bracket.
 */
export function guardedLink(construct: Construct): Construct {
  if (!bare.has(construct.name ?? '')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const open = construct.tokenize.call(this, effects, ok, nok);
      return effects.check(addressAhead, open, nok);
    },
  };
}

/** A word that holds an @, or begins like an address. */
const addressAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let begin = '';
    return (code) => {
      effects.enter('data');
      return inside(code);
    };

    function inside(code: number | null): ReturnType<typeof ok> {
      const ended = code === null || code < 0 || code === 32;
      if (code === at || /^(?:http|www\.)/i.test(begin)) return end(code, ok);
      if (ended) return end(code, nok);
      if (begin.length < 4) begin += String.fromCodePoint(code);
      effects.consume(code);
      return inside;
    }
    function end(code: number | null, outcome: typeof ok) {
      effects.exit('data');
      return outcome(code);
    }
  },
};
