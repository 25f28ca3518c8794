import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const code = /^(?<fence>`{3,})[^]*?^\k<fence>$|(?<ticks>`+)[^`\n]+\k<ticks>/gmu;

/** Targets of links and pictures of a Markdown document that are files, without their fragment. */
export function localTargets(markdown: string): readonly string[] {
  return [...markdown.replace(code, '').matchAll(/\]\((?<target>[^)\s]+)\)/gu)]
    .map(({ groups }) => groups?.['target'] ?? '')
    .filter((target) => !/^(?:[a-z]+:|#)/u.test(target))
    .map((target) => target.replace(/#.*$/u, ''));
}

/** Links of a document below a folder that lead to nothing there, each with the document. */
export function deadLinksOf(folder: string, document: string): readonly string[] {
  return localTargets(readFileSync(join(folder, document), 'utf8'))
    .filter((target) => !existsSync(join(folder, dirname(document), target)))
    .map((target) => `${document}: ${target}`);
}
