import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    lineBreak: 'lineBreak';
  }
}

const less = 60;

/** `<br>`, also as `<br/>`: the one way to break a line in a cell of a table. */
export const lineBreak: Extension = {
  text: {
    [less]: {
      name: 'lineBreak',
      tokenize(effects, ok, nok) {
        let tag = '';
        return (code) => {
          effects.enter('lineBreak');
          return inside(code);
        };

        function inside(code: Code): State | undefined {
          if (code === null || code < 0 || tag.length > 5) return nok(code);
          tag += String.fromCodePoint(code);
          effects.consume(code);
          return code === 62 ? end : inside;
        }
        function end(code: Code): State | undefined {
          effects.exit('lineBreak');
          return /^<br ?\/?>$/i.test(tag) ? ok(code) : nok(code);
        }
      },
    },
  },
};

export const lineBreakTree: TreeExtension = {
  enter: {
    lineBreak(token) {
      this.enter({ type: 'break' }, token);
    },
  },
  exit: {
    lineBreak(token) {
      this.exit(token);
    },
  },
};
