import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { courseFile, planFile } from '../course/course-file.ts';
import { frontMatterEntries } from '../front-matter/front-matter.ts';

type JsonSchema = Record<string, unknown>;

/** What an editor says of each key, by its path from the top; `*` is a name or a place of the author's. */
const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'front-matter': {
    uid: 'Kebab-case, the name of the file, never used again.',
    title: 'The heading of the lesson.',
    summary: 'What one can do after it, in a sentence.',
    prerequisites: 'Uids of the lessons that it uses, and no more.',
    encompasses:
      'Share of a repetition that practising this lesson gives to others, over 0 and up to 1.',
    minutes: 'How long it takes, from 1 to 120.',
    packages: 'Python packages that its programs import.',
    skills: 'What the questions test: names, and what each means.',
    macros: 'KaTeX macros of this lesson.',
  },
  course: {
    uid: 'Kebab-case, the name of the folder.',
    title: 'The name of the course.',
    slug: 'Its part of an address; the uid where it is left out.',
    units: 'Units and their lessons, in order.',
    'units.*.uid': 'Kebab-case, the name of the folder of its lessons.',
    'units.*.title': 'The heading of the unit.',
    'units.*.lessons': 'Uids of its lessons, in order.',
    free_units: 'How many units need no plan, from the first.',
    replaces: 'Which former lessons a lesson stands for: split, merged or renamed ones.',
  },
  plan: {
    lessons: 'Lessons that are not written yet.',
    'lessons.*.uid': 'Kebab-case, never used again.',
    'lessons.*.title': 'The heading that it will have.',
    'lessons.*.unit': 'Uid of its unit.',
    'lessons.*.idea': 'The one idea that it teaches.',
    'lessons.*.outcome': 'What one can do after it.',
    'lessons.*.prerequisites': 'Uids of the lessons that it will use.',
    'lessons.*.encompasses': 'Shares of a repetition that it will give to others.',
    'lessons.*.minutes': 'How long it will take.',
    'lessons.*.skills': 'What its questions will test.',
  },
};

const schemas = {
  'front-matter': v.strictObject(frontMatterEntries),
  course: courseFile,
  plan: planFile,
};

/**
 * JSON schemas of what authors write in YAML, for editors: by the very checks of the compiler, but for those between keys, which
 * JSON Schema cannot say (`replaces` names lessons of the course).
 */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema, ...rest } = toJsonSchema(schema, config) as JsonSchema;
      const described = withDescriptions(rest, descriptions[name] ?? {}, []);
      return [name, { $schema, title: `Lemma ${name.replace('-', ' ')}`, ...described }];
    }),
  );
}

const config: ConversionConfig = {
  // `keyed` and `named` first ask for any object, for a better message: what follows in the pipe is the schema.
  typeMode: 'output',
  // A check between keys, for which there is no JSON Schema.
  ignoreActions: ['raw_check'],
};

/** What has a default can be left out, though it is there once it has been read. */
function requiredOf({ required, properties }: JsonSchema): readonly string[] {
  const parts = properties as Readonly<Record<string, object>>;
  return (required as readonly string[]).filter((name) => !('default' in (parts[name] ?? {})));
}

function withDescriptions(
  schema: JsonSchema,
  texts: Readonly<Record<string, string>>,
  path: readonly string[],
): JsonSchema {
  const description = texts[path.join('.')];
  const inside = (part: unknown, name: string) =>
    withDescriptions(part as JsonSchema, texts, [...path, name]);
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(typeof schema['items'] === 'object' && { items: inside(schema['items'], '*') }),
    ...(typeof schema['properties'] === 'object' &&
      schema['properties'] !== null && {
        properties: Object.fromEntries(
          Object.entries(schema['properties']).map(([name, part]) => [name, inside(part, name)]),
        ),
        required: requiredOf(schema),
      }),
  };
}
