import type { EncodedValue } from '../protocol/results.ts';
import { packagedLiteral } from './packaged-literal.ts';
import type { Arguments } from './packaged-literal.ts';

/** A text that is not a Python literal, with the place where reading stopped. */
export class PythonLiteralError extends Error {
  override readonly name = 'PythonLiteralError';
  /** Characters before the fault. */
  readonly offset: number;
  constructor(text: string, offset: number, wanted: string) {
    super(
      `Expected ${wanted} at character ${offset + 1} of the Python literal ${JSON.stringify(text)}.`,
    );
    this.offset = offset;
  }
}

/**
 * Reads a Python literal (numbers, text, bytes, lists, tuples, sets, dicts, `range(…)`, `frozenset(…)`, `inf`, `nan`; of NumPy and pandas
 * `array(…)`, `Series(…)`, `Index(…)`, `DataFrame(…)`, `Timestamp(…)`, `NA`, each also as `np.` or `pd.`) into the tagged form that the interpreter sends, so that the two can be compared
 * outside the interpreter. Throws PythonLiteralError.
 */
export function parsePythonLiteral(text: string): EncodedValue {
  const reader = new LiteralReader(text);
  return reader.whole();
}

const number =
  /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?)[jJ]?/y;
const keyword = /([A-Za-z_]\w*)\s*=(?!=)/y;
const word = /[A-Za-z_][\w.]*/y;
const quote = /([rRbBuU]{0,2})('''|"""|'|")/y;
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
};
const constants: Readonly<Record<string, EncodedValue>> = {
  None: ['none'],
  True: ['bool', true],
  False: ['bool', false],
  inf: ['float', 'inf'],
  nan: ['float', 'nan'],
  NA: ['missing'],
  NaT: ['missing'],
};

class LiteralReader {
  private readonly text: string;
  private at = 0;
  constructor(text: string) {
    this.text = text;
  }

  whole(): EncodedValue {
    const first = this.value();
    if (!this.skip(',')) return this.end(first);
    const items = [first, ...this.items('')];
    return this.end(['tuple', items]);
  }

  private end(value: EncodedValue): EncodedValue {
    this.space();
    if (this.at < this.text.length) this.fail('the end');
    return value;
  }

  private value(): EncodedValue {
    let left = this.signed();
    for (;;) {
      const sign = this.skip('+') ? 1 : this.skip('-') ? -1 : 0;
      if (sign === 0) return left;
      const right = this.signed();
      if (right[0] !== 'complex' || (left[0] !== 'int' && left[0] !== 'float'))
        this.fail('a complex number');
      const imaginary = sign < 0 ? negated(String(right[2])) : String(right[2]);
      left = ['complex', left[0] === 'int' ? String(Number(left[1])) : String(left[1]), imaginary];
    }
  }

  private signed(): EncodedValue {
    if (this.skip('+')) return this.signed();
    if (!this.skip('-')) return this.atom();
    const value = this.signed();
    if (value[0] === 'complex')
      return ['complex', negated(String(value[1])), negated(String(value[2]))];
    if (value[0] !== 'int' && value[0] !== 'float') this.fail('a number after "-"');
    return [value[0], negated(String(value[1]))];
  }

  private atom(): EncodedValue {
    this.space();
    const strings = this.match(quote, false) ? this.strings() : undefined;
    if (strings) return strings;
    const digits = this.match(number);
    if (digits) return numberOf(digits[0]);
    if (this.skip('[')) return ['list', this.items(']')];
    if (this.skip('(')) return this.parenthesis();
    if (this.skip('{')) return this.braces();
    const name = this.match(word)?.[0];
    if (name === undefined) return this.fail('a value');
    const constant = constants[name.replace(/^(?:math|np|pd)\./u, '')];
    return constant ?? this.called(name);
  }

  private called(name: string): EncodedValue {
    if (!this.skip('(')) this.fail('a literal, not the name ' + name);
    const given = this.arguments();
    const { values } = given;
    const plain = name.split('.').at(-1) ?? name;
    const packaged = packagedLiteral(plain, given);
    if (typeof packaged === 'string') return this.fail(packaged);
    if (packaged) return packaged;
    const [first] = values;
    if (plain === 'float' && first?.[0] === 'str') return ['float', String(first[1])];
    if (plain === 'range') {
      const bounds = values.map((value) => String(value[1]));
      const [start, stop, step] = bounds.length === 1 ? ['0x0', bounds[0]] : bounds;
      return ['range', start, stop, step ?? '0x1'];
    }
    if (plain === 'set' || plain === 'frozenset') return [plain, first?.[1] ?? []];
    return this.fail(`a literal, not a call of ${name}`);
  }

  private arguments(): Arguments {
    const values: EncodedValue[] = [];
    const named = new Map<string, EncodedValue>();
    while (!this.skip(')')) {
      this.space();
      const key = this.match(keyword)?.[1];
      const value = this.value();
      if (key === undefined) values.push(value);
      else named.set(key, value);
      if (this.skip(',')) continue;
      if (!this.skip(')')) this.fail('"," or ")"');
      break;
    }
    return { values, named };
  }

  private parenthesis(): EncodedValue {
    if (this.skip(')')) return ['tuple', []];
    const first = this.value();
    if (this.skip(')')) return first;
    if (!this.skip(',')) this.fail('"," or ")"');
    return ['tuple', [first, ...this.items(')')]];
  }

  private braces(): EncodedValue {
    if (this.skip('}')) return ['dict', []];
    const first = this.value();
    if (!this.skip(':')) {
      if (this.skip('}')) return ['set', [first]];
      if (!this.skip(',')) this.fail('"," or "}"');
      return ['set', [first, ...this.items('}')]];
    }
    const pairs: [EncodedValue, EncodedValue][] = [[first, this.value()]];
    while (this.skip(',')) {
      if (this.peek('}')) break;
      const key = this.value();
      if (!this.skip(':')) this.fail('":"');
      pairs.push([key, this.value()]);
    }
    if (!this.skip('}')) this.fail('"}"');
    return ['dict', pairs];
  }

  private items(close: string): EncodedValue[] {
    const items: EncodedValue[] = [];
    for (;;) {
      this.space();
      if (close === '' ? this.at >= this.text.length : this.skip(close)) return items;
      items.push(this.value());
      if (this.skip(',')) continue;
      if (close === '') return items;
      if (!this.skip(close)) this.fail(`"," or "${close}"`);
      return items;
    }
  }

  /** Adjacent string literals, joined as Python joins them. */
  private strings(): EncodedValue {
    let text = '';
    let bytes = false;
    for (;;) {
      this.space();
      const open = this.match(quote);
      if (!open) return bytes ? ['bytes', hexOf(text)] : ['str', text];
      const prefix = (open[1] ?? '').toLowerCase();
      bytes ||= prefix.includes('b');
      text += this.stringBody(open[2] ?? "'", prefix.includes('r'));
    }
  }

  private stringBody(end: string, raw: boolean): string {
    let text = '';
    while (!this.text.startsWith(end, this.at)) {
      const character = this.text[this.at];
      if (character === undefined || (character === '\n' && end.length === 1))
        this.fail(`closing ${end}`);
      this.at += 1;
      text += character === '\\' && !raw ? this.escape() : character;
    }
    this.at += end.length;
    return text;
  }

  private escape(): string {
    const character = this.text[this.at] ?? '';
    this.at += 1;
    const width = { x: 2, u: 4, U: 8 }[character];
    if (width === undefined) return escapes[character] ?? `\\${character}`;
    const digits = this.text.slice(this.at, this.at + width);
    if (!/^[\da-fA-F]+$/.test(digits) || digits.length < width)
      this.fail(`${width} hexadecimal digits`);
    this.at += width;
    return String.fromCodePoint(Number.parseInt(digits, 16));
  }

  private match(pattern: RegExp, take = true): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found || found[0] === '') return undefined;
    if (take) this.at += found[0].length;
    return found;
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private peek(token: string): boolean {
    this.space();
    return this.text.startsWith(token, this.at);
  }

  private skip(token: string): boolean {
    if (!this.peek(token)) return false;
    this.at += token.length;
    return true;
  }

  private fail(wanted: string): never {
    throw new PythonLiteralError(this.text, this.at, wanted);
  }
}

function negated(text: string): string {
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}

function numberOf(source: string): EncodedValue {
  const text = source.replaceAll('_', '');
  if (/[jJ]$/.test(text)) return ['complex', '0.0', text.slice(0, -1)];
  if (/^0[xXoObB]/.test(text) || /^\d+$/.test(text))
    return ['int', `0x${BigInt(text).toString(16)}`];
  return ['float', text];
}

function hexOf(text: string): string {
  return Array.from(text)
    .map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
}
