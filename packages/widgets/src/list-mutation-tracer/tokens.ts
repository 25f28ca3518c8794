/** An error of the traced program, named as Python names it. */
export class ProgramError extends Error {
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  readonly text: string;
}

const PATTERN =
  /\s*(?:(?<number>\d+\.?\d*|\.\d+)|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<name>[A-Za-z_]\w*)|(?<sign>\+=|-=|\*=|==|!=|<=|>=|\/\/|\*\*|[-+*/%()[\]{}:,.=<>]))/y;

/** The tokens of one line; comments are dropped. Throws `ProgramError`. */
export function tokenize(line: string): readonly Token[] {
  const source = line.trimEnd();
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < source.length) {
    const at = PATTERN.lastIndex;
    if (/^\s*#/.test(source.slice(at))) break;
    const groups = PATTERN.exec(source)?.groups;
    if (!groups) {
      throw new ProgramError(
        'SyntaxError',
        `“${source.slice(at).trim().charAt(0)}” is not expected here`,
      );
    }
    for (const kind of ['number', 'text', 'name', 'sign'] as const) {
      const text = groups[kind];
      if (text !== undefined) tokens.push({ kind, text });
    }
  }
  return tokens;
}

/** Lines of a program: parted by line breaks, or by `;` outside of quotes. Empty ones are left out. */
export function splitLines(code: string): readonly string[] {
  const parts = code.match(/(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|#[^\n]*|[^;\n])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '' && !part.startsWith('#'));
}
