import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import { blanks, endsLine, isBlank, nextLine } from './next-line.ts';

const dollar = 36;
const backslash = 92;
const braceOpen = 123;
const braceClose = 125;
const hash = 35;

/**
 * A displayed formula, `$$ … $$`, with what other formats allow and the library's tokenizer loses without a word: TeX on the
 * line of either fence, and both on one line. A blank line ends no formula: without a closing `$$` before it there
 * is none, and the text stays text. `{#eq-sum}` may follow either fence.
 */
export const displayedFormula: Extension = {
  flow: { [dollar]: { name: 'mathFlow', concrete: true, tokenize: tokenizeFormula } },
};

/** The id of a formula, behind whichever fence it stands. */
export const displayedFormulaTree: TreeExtension = {
  exit: {
    mathFlowFenceMeta() {
      const meta = this.resume();
      const formula = this.stack.findLast(({ type }) => type === 'math');
      if (formula?.type === 'math') formula.meta = meta;
    },
  },
};

function tokenizeFormula(
  this: TokenizeContext,
  ...[effects, ok, nok]: Parameters<Construct['tokenize']>
): State {
  let size = 0;
  let firstLine = true;
  let blank = true;
  const { interrupt } = this;
  return (code) => {
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.enter('mathFlowFenceSequence');
    return opening(code);
  };

  function opening(code: Code): State | undefined {
    if (code === dollar) {
      size += 1;
      effects.consume(code);
      return opening;
    }
    effects.exit('mathFlowFenceSequence');
    if (size < 2) return nok(code);
    return effects.attempt(formulaId, opened, opened)(code);
  }

  function opened(code: Code): State | undefined {
    effects.exit('mathFlowFence');
    return lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    if (endsLine(code)) return lineEnd(code);
    if (code === dollar) return effects.attempt(closing(size), closed, dollars)(code);
    effects.enter('mathFlowValue');
    return inLine(code);
  }

  function lineEnd(code: Code): State | undefined {
    if (code === null || (blank && !firstLine)) return nok(code);
    // Enough for a paragraph to end before it.
    if (interrupt) return ok(code);
    firstLine = false;
    blank = true;
    return effects.attempt(nextLine, lineStart, nok)(code);
  }

  function inLine(code: Code): State | undefined {
    if (endsLine(code) || code === dollar) {
      effects.exit('mathFlowValue');
      return lineStart(code);
    }
    if (!isBlank(code)) blank = false;
    effects.consume(code);
    return code === backslash ? escaped : inLine;
  }

  function escaped(code: Code): State | undefined {
    if (endsLine(code)) return inLine(code);
    effects.consume(code);
    return inLine;
  }

  /** Not the closing fence: dollars of a \text, or a formula in a line of words, which is none of these. */
  function dollars(code: Code): State | undefined {
    effects.enter('mathFlowValue');
    blank = false;
    let count = 0;
    return run(code);

    function run(next: Code): State | undefined {
      if (next !== dollar) return count < size ? inLine(next) : nok(next);
      count += 1;
      effects.consume(next);
      return run;
    }
  }

  function closed(code: Code): State | undefined {
    effects.exit('mathFlow');
    return ok(code);
  }
}

/** The closing fence: at least as many dollars as the opening one, perhaps an id, and the line's end. */
function closing(size: number): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let count = 0;
      return (code) => {
        effects.enter('mathFlowFence');
        effects.enter('mathFlowFenceSequence');
        return sequence(code);
      };

      function sequence(code: Code): State | undefined {
        if (code === dollar) {
          count += 1;
          effects.consume(code);
          return sequence;
        }
        effects.exit('mathFlowFenceSequence');
        if (count < size) return nok(code);
        return effects.attempt(formulaId, end, end)(code);
      }
      function end(code: Code): State | undefined {
        return effects.attempt(blanks, lineEnded, lineEnded)(code);
      }
      function lineEnded(code: Code): State | undefined {
        effects.exit('mathFlowFence');
        return endsLine(code) ? ok(code) : nok(code);
      }
    },
  };
}

/** Spaces and `{#eq-sum}`. */
const formulaId: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return effects.attempt(blanks, id, nok);

    function id(code: Code): State | undefined {
      if (code !== braceOpen) return nok(code);
      effects.enter('mathFlowFenceMeta');
      effects.enter('data');
      effects.consume(code);
      return (next) => (next === hash ? inside(next) : nok(next));
    }
    function inside(code: Code): State | undefined {
      if (endsLine(code)) return nok(code);
      effects.consume(code);
      return code === braceClose ? end : inside;
    }
    function end(code: Code): State | undefined {
      effects.exit('data');
      effects.exit('mathFlowFenceMeta');
      return ok(code);
    }
  },
};
