/** Why a text is no YAML, for its author. The offset counts characters from 0. */
export interface YamlProblem {
  readonly message: string;
  readonly fix: string;
  readonly offset: number;
}

/** Says a complaint of the parser in the words of who wrote the text. */
export function explainYaml(reason: string, source: string, offset: number): YamlProblem {
  const at = source[offset] ?? '';
  const told = (message: string, fix: string, place = offset) => ({ message, fix, offset: place });
  if (reason.startsWith('duplicated')) {
    const key = /^["']?([^:"'\n]*)/.exec(source.slice(offset))?.[1]?.trim() ?? '';
    return told(`The key \`${key}\` stands here twice.`, 'Keep one of them.');
  }
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const line = source.slice(start).split('\n', 1)[0] ?? '';
  if (reason.startsWith('tab ') || /^ *\t/.test(line))
    return told('A tab indents this line.', 'Indent with spaces.', start);
  if (/escape sequence/.test(reason))
    return told(
      'A backslash in double quotes begins an escape.',
      'Write single quotes around text with a backslash.',
    );
  const open = neverClosed(source);
  if (open && (/end of the|deficient/.test(reason) || /[\])}]/.test(at)))
    return told(
      `The ${source[open.offset]} here is never closed.`,
      `Write ${open.closing} where it ends.`,
      open.offset,
    );
  if (/complex keys/.test(reason))
    return told(
      'A value cannot begin with two brackets of different kinds, or with {{.',
      'Put the value in quotes.',
      Math.max(0, source.search(/\{\s*[{[]/)),
    );
  if (
    /[@`|>%]/.test(at) ||
    (/line break is expected|alias|anchor|tag|directive/.test(reason) && !/exceeded/.test(reason))
  )
    return told(
      'A value cannot begin with @ ` | > % & * or !: they have a meaning of their own.',
      'Put the value in quotes.',
    );
  const [, key = '', text = ''] = /^\s*([^:]*: +)(.*)$/.exec(line) ?? [];
  const quote = text.includes('"') ? "'" : '"';
  const quoted = `${key}${quote}${text}${quote}`;
  if (at === ':' && line.indexOf(':') < offset - start)
    return told(
      'There is a second colon in this line.',
      `Put text with a colon in quotes: ${quoted}. Another key has a line of its own.`,
    );
  if (/[\])}]/.test(at)) return told(`The ${at} here closes nothing.`, 'Take it away.');
  if (reason.startsWith('missed comma'))
    return told(
      'A comma is missing before this, or a colon behind a key.',
      'Write [a, b] or { key: value, key: value }, and text with brackets in quotes.',
    );
  if (/implicit key|expected ':'/.test(reason) || (at === ':' && /separator/.test(reason)))
    return told(
      'This line has no colon.',
      'Write "key: value", with a space behind the colon.',
      // The line after it is where the parser gave up.
      at === ':' ? source.lastIndexOf('\n', start - 2) + 1 : start,
    );
  if (/indentation/.test(reason) && /^["']/.test(text) && line.slice(0, offset - start).trim())
    return told('More text follows what is in quotes.', `Put all of it in quotes: ${quoted}.`);
  if (/indentation/.test(reason))
    return told(
      'This line begins in another column than the lines that it belongs to.',
      'Begin all keys of one level in the same column, and all dashes of one list, each with a space behind it.',
    );
  return told(`${reason}.`, 'Mend the indentation, the colons or the brackets.');
}

interface Opened {
  readonly offset: number;
  readonly closing: string;
}

const closings: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" };

/** A bracket or quote that is opened and not closed. A quote counts only where a value may begin. */
function neverClosed(source: string): Opened | undefined {
  const open: Opened[] = [];
  let last: Opened | undefined;
  for (const { 0: mark, 1: opened, index } of source.matchAll(
    /(?<=^|[\s[{,])(["'])(?:\\.|(?!\1)[^\\])*(?:\1|$)|[[\]{}]/g,
  )) {
    const closing = closings[mark[0] ?? ''];
    if (opened !== undefined) {
      if (mark.length < 2 || !mark.endsWith(opened)) open.push({ offset: index, closing: opened });
    } else if (closing) open.push({ offset: index, closing });
    else if (open.length > 0 && open.pop()?.closing !== mark) return last;
    last = open.at(-1);
  }
  return last;
}
