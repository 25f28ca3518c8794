import type { Code, Construct, Extension, ParseContext, State } from 'micromark-util-types';
import { blanks, endsLine, nextLine } from './next-line.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment';
    commentText: 'commentText';
  }
}

const less = 60;
const greater = 62;
const dash = 45;
const opening = '<!--';

/** `<!-- … -->` is for authors: nothing of it is in the lesson. One that nothing closes stays text. */
export const comments: Extension = {
  flow: { [less]: { name: 'comment', concrete: true, tokenize: tokenizer(true) } },
  text: { [less]: { name: 'comment', tokenize: tokenizer(false) } },
};

/** Texts in which nothing closes a comment any more: each further opening would look through all the rest again. */
const unclosed = new WeakSet<ParseContext>();

/** A comment inside a line; or one that fills lines of its own. */
function tokenizer(ownLines: boolean): Construct['tokenize'] {
  return function tokenize(effects, ok, nok) {
    const { interrupt, parser } = this;
    let read = 0;
    let dashes = 0;
    return (code) => {
      if (unclosed.has(parser)) return nok(code);
      effects.enter('comment');
      effects.enter('commentText');
      return open(code);
    };

    function open(code: Code): State | undefined {
      if (code !== opening.codePointAt(read)) return nok(code);
      read += 1;
      effects.consume(code);
      return read < opening.length ? open : inside;
    }

    function inside(code: Code): State | undefined {
      if (endsLine(code)) {
        effects.exit('commentText');
        return lineEnd(code);
      }
      effects.consume(code);
      if (code === greater && dashes >= 2) {
        effects.exit('commentText');
        return ownLines ? after : closed;
      }
      dashes = code === dash ? dashes + 1 : 0;
      return inside;
    }

    function lineEnd(code: Code): State | undefined {
      if (code === null) {
        // A paragraph ends before the text does; a block of lines only with it, or with what it stands in.
        if (ownLines) unclosed.add(parser);
        return nok(code);
      }
      if (ownLines && interrupt) return ok(code);
      return effects.attempt(nextLine, lineStart, nok)(code);
    }

    function lineStart(code: Code): State | undefined {
      dashes = 0;
      if (endsLine(code)) return lineEnd(code);
      effects.enter('commentText');
      return inside(code);
    }

    function after(code: Code): State | undefined {
      return effects.attempt(blanks, lineEnded, lineEnded)(code);
    }

    function lineEnded(code: Code): State | undefined {
      return endsLine(code) ? closed(code) : nok(code);
    }

    function closed(code: Code): State | undefined {
      effects.exit('comment');
      return ok(code);
    }
  };
}
