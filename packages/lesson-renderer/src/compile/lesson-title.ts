import { readYaml } from '../yaml/located-yaml.ts';
import { frontMatter } from './parse.ts';

/** The title in a lesson's front matter; undefined where there is none to be read. The compiler checks the whole. */
export function lessonTitle(markdown: string): string | undefined {
  const [, yaml = ''] = frontMatter.exec(markdown.replaceAll(/\r\n?/g, '\n')) ?? [];
  const given: unknown = readYaml(yaml).value;
  if (typeof given !== 'object' || given === null || !('title' in given)) return undefined;
  return typeof given.title === 'string' ? given.title : undefined;
}
