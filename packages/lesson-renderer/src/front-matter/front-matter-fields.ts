import * as v from 'valibot';
import { readYaml } from '../yaml/located-yaml.ts';
import { type FrontMatter, frontMatterEntries } from './front-matter.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/**
 * The fields of a lesson's front matter that can be read, for tools that list lessons: a field that is missing or
 * wrong is left out, since the compiler reports it. Never throws.
 *
 * @example frontMatterFields('---\ntitle: Dot product\n---').title // 'Dot product'
 */
export function frontMatterFields(markdown: string): Partial<FrontMatter> {
  const given = readYaml(splitFrontMatter(markdown).yaml ?? '').value;
  if (typeof given !== 'object' || given === null) return {};
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(frontMatterEntries)) {
    const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value;
    const parsed = v.safeParse(field, value);
    if (value !== undefined && parsed.success) read[name] = parsed.output;
  }
  return read;
}
