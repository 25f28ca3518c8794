import * as fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Identifiers that exist, so that what is generated often gets past the first door. */
export interface Known {
  readonly uuids: readonly string[];
  readonly words: readonly string[];
}

const extremes = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 1e-320];

/** Values near a schema: mostly of its shape, with any text and number where it says text or number. */
export function nearly(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof(
    { weight: 5, arbitrary: ofShape(json, known) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function ofShape(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema) => ofShape(one, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case 'string':
      return schema.format === 'uuid'
        ? fc.oneof(fc.constantFrom(...known.uuids), fc.uuid({ version: 4 }))
        : fc.oneof(fc.constantFrom(...known.words), fc.string({ unit: 'binary', maxLength: 40 }));
    case 'integer':
      return fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(...extremes));
    case 'number':
      return fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(...extremes));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
