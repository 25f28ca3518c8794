import type { Root } from 'mdast';
import type { ReadYaml } from '../yaml/located-yaml.ts';
import type { FrontMatter } from './front-matter.ts';

const none: FrontMatter = {
  uid: 'lesson',
  title: '',
  summary: '',
  prerequisites: [],
  encompasses: {},
  minutes: 1,
  packages: [],
  skills: {},
  macros: {},
};

/** What a fragment shows of its front matter, if it has any: what else is there, or wrong with it, does not matter. */
export function fragmentFrontMatter(
  { children: [first] }: Root,
  readYaml: ReadYaml | undefined,
  named: string | undefined,
): FrontMatter {
  const fallback = { ...none, ...(isUid(named) ? { uid: named } : {}) };
  const given: unknown = first?.type === 'yaml' ? readYaml?.(first.value).value : undefined;
  if (typeof given !== 'object' || given === null) return fallback;
  const { uid, title, macros } = given as Readonly<Record<string, unknown>>;
  return {
    ...fallback,
    ...(isUid(uid) ? { uid } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    macros: Object.fromEntries(
      Object.entries(macros ?? {}).filter(
        (entry): entry is [string, string] =>
          /^\\[A-Za-z]+$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= 300,
      ),
    ),
  };
}

function isUid(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,99}$/.test(value);
}
