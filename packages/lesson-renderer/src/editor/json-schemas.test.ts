import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../front-matter/split-front-matter.ts';
import { readYaml } from '../yaml/located-yaml.ts';
import { jsonSchemas } from './json-schemas.ts';

const content = join(import.meta.dirname, '../../../../content');
const ajv = new Ajv({ allErrors: true });
const validators = Object.fromEntries(
  Object.entries(jsonSchemas()).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** What a schema has against some YAML. */
function faults(name: string, yaml: string): readonly (string | undefined)[] {
  const validate = validators[name];
  if (!validate) throw new Error(`There is no schema ${name}.`);
  validate(readYaml(yaml).value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('what authors have written', () => {
  const read = (file: string) => readFileSync(join(content, file), 'utf8');

  it.each([
    ['course', '*/course.yaml', 2],
    ['plan', '*/plan.yaml', 1],
    ['front-matter', '*/*/*.md', 200],
  ])('is taken by the schema: %s', (name, pattern, atLeast) => {
    const files = globSync(pattern, { cwd: content });
    expect(files.length).toBeGreaterThanOrEqual(atLeast);
    for (const file of files) {
      const text = read(file);
      const yaml = name === 'front-matter' ? (splitFrontMatter(text).yaml ?? '') : text;
      expect([file, faults(name, yaml)]).toEqual([file, []]);
    }
  });
});

it.each([
  ['front-matter', 'uid: Big\ntitle: T\nsummary: S\nminutes: 5\nskills: {}', /uid must match/],
  ['front-matter', 'uid: a\ntitle: T\nsummary: S\nskills: {}', /required property 'minutes'/],
  ['front-matter', 'uid: a\ntitle: T\nsummary: S\nminutes: 500\nskills: {}', /<= 120/],
  ['front-matter', 'uid: a\ntitle: T\nsummary: S\nminutes: 5\nskils: {}', /additional properties/],
  ['course', 'uid: a\ntitle: T\nunits: []', /fewer than 1 items/],
  ['plan', 'lessons: [{ uid: a, title: T }]', /required property 'unit'/],
])('a %s that the compiler refuses is refused: %s', (name, yaml, fault) => {
  expect(faults(name, yaml).join('\n')).toMatch(fault);
});

it('every key is explained', () => {
  const unexplained = (schema: object, path: string): readonly string[] => {
    const { properties = {}, items } = schema as {
      readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
      readonly items?: object;
    };
    return [
      ...Object.entries(properties).flatMap(([key, part]) => [
        ...(part.description === undefined ? [`${path}.${key}`] : []),
        ...unexplained(part, `${path}.${key}`),
      ]),
      ...(items ? unexplained(items, `${path}.*`) : []),
    ];
  };
  const schemas = Object.entries(jsonSchemas());
  expect(schemas.flatMap(([name, schema]) => unexplained(schema, name))).toEqual([]);
});
