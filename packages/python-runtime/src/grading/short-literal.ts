import type { EncodedValue } from '../protocol/results.ts';

const longest = 40;

/** A single value as Python writes it, at most 40 characters long; for a message about one entry of many. */
export function shortLiteral(value: EncodedValue): string {
  const text = literal(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function literal([tag, first, second]: EncodedValue): string {
  switch (tag) {
    case 'none':
      return 'None';
    case 'missing':
      return 'NA';
    case 'bool':
      return first === true ? 'True' : 'False';
    case 'int':
      return decimal(String(first));
    case 'str':
      return quoted(String(first));
    case 'scalar':
    case 'sub':
      return literal(second as EncodedValue);
    case 'tuple':
      return `(${(first as readonly EncodedValue[]).map(literal).join(', ')})`;
    case 'list':
      return `[${(first as readonly EncodedValue[]).map(literal).join(', ')}]`;
    default:
      return typeof first === 'string' ? first : tag;
  }
}

/** `-5` for `-0x5`. */
function decimal(text: string): string {
  return String(text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));
}

function quoted(text: string): string {
  const single = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return text.includes("'") ? JSON.stringify(text) : `'${single}'`;
}
