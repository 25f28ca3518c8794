import type { Parent, PhrasingContent } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

/** Words below the line, `H~2~O`, or above it, `1^st^`. */
export interface Lowered extends Parent {
  type: 'subscript';
  children: PhrasingContent[];
}
export interface Raised extends Parent {
  type: 'superscript';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    subscript: Lowered;
    superscript: Raised;
  }
  interface PhrasingContentMap {
    subscript: Lowered;
    superscript: Raised;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    subscript: 'subscript';
    superscript: 'superscript';
    scriptMark: 'scriptMark';
  }
}

const tilde = 126;
const caret = 94;
/** Characters between the marks: what is longer is no index. */
const longest = 20;

/**
 * Pandoc's marks, where nothing else can be meant: directly behind a letter or a bracket (a raised one behind a digit,
 * too), with no space between them. So `~5`, `10~20`, `a ^ b` and `x^2` stay as they were typed.
 */
export const raisedLowered: Extension = {
  text: {
    [tilde]: script('subscript', tilde, /[\p{L})\]]/u),
    [caret]: script('superscript', caret, /[\p{L}\p{N})\]]/u),
  },
};

function script(name: 'subscript' | 'superscript', mark: number, before: RegExp): Construct {
  const isBehind = (code: Code): boolean =>
    code !== null && code > 0 && before.test(String.fromCodePoint(code));
  return {
    name,
    previous: isBehind,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let length = 0;
      return (code) => {
        // Asked again: another construct that begins with the same mark makes the parser try this one anywhere.
        if (!isBehind(previous)) return nok(code);
        effects.enter(name);
        effects.enter('scriptMark');
        effects.consume(code);
        effects.exit('scriptMark');
        return first;
      };

      function first(code: Code): State | undefined {
        if (code === mark) return nok(code);
        effects.enter('data');
        return inside(code);
      }
      function inside(code: Code): State | undefined {
        if (code === mark) return closing(code);
        // No space, no end of a line, and no mark of another syntax, which would be read apart.
        if (code === null || code <= 32 || length === longest || refused.has(code))
          return nok(code);
        length += 1;
        effects.consume(code);
        return inside;
      }
      function closing(code: Code): State | undefined {
        effects.exit('data');
        effects.enter('scriptMark');
        effects.consume(code);
        effects.exit('scriptMark');
        effects.exit(name);
        return end;
      }
      function end(code: Code): State | undefined {
        // `2^10^3` is a power of powers.
        const isWord =
          code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
        return code === mark || (mark === caret && isWord) ? nok(code) : ok(code);
      }
    },
  };
}

const refused = new Set(Array.from('`$[]<>\\~^*_&!', (character) => character.codePointAt(0)));

export const raisedLoweredTree: TreeExtension = {
  enter: {
    subscript(token) {
      this.enter({ type: 'subscript', children: [] }, token);
    },
    superscript(token) {
      this.enter({ type: 'superscript', children: [] }, token);
    },
  },
  exit: {
    subscript(token) {
      this.exit(token);
    },
    superscript(token) {
      this.exit(token);
    },
  },
};
