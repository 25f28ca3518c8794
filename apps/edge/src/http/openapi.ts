import {
  callGroups,
  type Endpoint,
  problems,
  problemSchema,
  problemsOf,
} from '@lemma/api-client/contract';
import { deskContract } from '@lemma/api-client/desk';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** All calls of the server: the learners', and those of the desk. */
export const documentedGroups: typeof callGroups = [
  ...callGroups,
  { title: 'Desk', calls: deskContract },
];

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const { title, calls } of documentedGroups)
    for (const [operation, endpoint] of Object.entries(calls)) {
      const path = (paths[endpoint.path] ??= {});
      path[endpoint.method.toLowerCase()] = {
        tags: [title],
        ...operationObject(operation, endpoint, schemas),
      };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lemma /edge',
      version: '1',
      summary: 'Mastery learning: lessons, study sessions, reviews, diagnostics, payments.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: documentedGroups.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: { ...schemas, Problem: toJson(problemSchema, 'output', schemas) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'Access token of the identity provider, with read:users and write:users; for calls of the desk with desk, too.',
        },
      },
    },
  };
}

function operationObject(operation: string, endpoint: Endpoint, schemas: Json): Json {
  const body = endpoint.body && toJson(endpoint.body, 'input', schemas);
  return {
    operationId: operation,
    summary: endpoint.summary,
    ...(endpoint.extension ? { 'x-extension': true } : {}),
    ...(endpoint.scope ? { 'x-scope': endpoint.scope } : {}),
    'x-idempotent': endpoint.idempotent,
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
    ],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: toJson(endpoint.response, 'output', schemas) } },
      },
      ...problemResponses(endpoint),
    },
  };
}

function securityOf({ auth }: Endpoint): readonly Json[] {
  if (auth === 'none') return [];
  return auth === 'bearer' ? [{ bearer: [] }] : [{}, { bearer: [] }];
}

function parameters(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  schemas: Json,
): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toJson(field as z.ZodType, 'input', schemas),
  }));
}

/** One response for each status, naming the problems that have it. */
function problemResponses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of problemsOf(endpoint)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

/** JSON Schema of a zod schema; schemas with an id go to `components`. */
function toJson(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _dialect,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] ??= relinked(definition);
  return relinked(json);
}

function relinked(json: Json): Json {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
