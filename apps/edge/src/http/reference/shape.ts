import { escape } from './html.ts';

/** The part of JSON Schema that the contract's schemas become. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** A schema as a person writes a type, in HTML: named schemas are links to where they are shown. */
export function shape(schema: Schema, indent = ''): string {
  if (schema.$ref) {
    const name = escape(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return escape(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => escape(JSON.stringify(one))).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => shape(one, indent)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectShape(schema, indent);
    case 'array':
      return arrayShape(schema.items ?? {}, indent);
    case 'string':
      return textShape(schema);
    case 'integer':
    case 'number':
      return `${schema.type}${rangeOf(schema)}`;
    case undefined:
      return 'any';
    default:
      return escape(String(schema.type));
  }
}

function objectShape(schema: Schema, indent: string): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0)
    return typeof schema.additionalProperties === 'object'
      ? `{ [name]: ${shape(schema.additionalProperties, indent)} }`
      : '{}';
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${inner}${escape(name)}${optional}: ${shape(field, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function arrayShape(items: Schema, indent: string): string {
  const one = shape(items, indent);
  if (items.anyOf || items.oneOf || items.enum) return `(${one})[]`;
  // The note on an item stays at the end of the line.
  return one.replace(/( <i>[^<]*<\/i>)?$/u, '[]$1');
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'moment (ISO 8601, UTC)',
  date: 'day (YYYY-MM-DD)',
  email: 'e-mail address',
  uri: 'address',
  uuid: 'UUID',
};

function textShape({ format, description, maxLength }: Schema): string {
  if (description) return `string <i>${escape(description)}</i>`;
  const named = format === undefined ? undefined : formats[format];
  if (named) return named;
  return maxLength === undefined ? 'string' : `string <i>up to ${maxLength} characters</i>`;
}

function rangeOf({ minimum, maximum }: Schema): string {
  const top = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const bottom = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  if (bottom !== undefined && top !== undefined) return ` <i>${bottom} to ${top}</i>`;
  if (bottom !== undefined) return ` <i>${bottom} or more</i>`;
  return top === undefined ? '' : ` <i>up to ${top}</i>`;
}
