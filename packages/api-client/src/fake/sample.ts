import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

const formats: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-01-05T09:00:00.000Z',
  date: '2026-01-05',
  email: 'learner@example.org',
  uri: 'https://example.org/',
};

/** The plainest value that fits a schema: empty lists, null where it may be, the least number. */
export function sampleOf(schema: z.ZodType): unknown {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
  }) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema>>;
  };
  return sample(json, $defs);
}

function sample(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  const inner = (one: JsonSchema | undefined) => sample(one ?? {}, definitions);
  if (schema.$ref) return inner(definitions[schema.$ref.slice('#/$defs/'.length)]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((one) => one.type === 'null') ? null : inner(choices[0]);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, definitions);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => inner(schema.items));
    case 'string':
      return (
        formats[schema.format ?? ''] ??
        'sample'
          .padEnd(schema.minLength ?? 0, '-')
          .slice(0, Math.max(6, schema.minLength ?? 0))
          .slice(0, schemaLength(schema))
      );
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function schemaLength(schema: JsonSchema & { readonly maxLength?: number }): number {
  return schema.maxLength ?? Number.POSITIVE_INFINITY;
}

function sampleObject(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  const fields = (schema.required ?? []).map((name): [string, unknown] => [
    name,
    sample(schema.properties?.[name] ?? {}, definitions),
  ]);
  // A record over fixed names has them all.
  const names = schema.properties ? [] : (schema.propertyNames?.enum ?? []);
  const values = schema.additionalProperties;
  const entries = names.map((name): [string, unknown] => [
    String(name),
    typeof values === 'object' ? sample(values, definitions) : null,
  ]);
  return Object.fromEntries([...fields, ...entries]);
}
