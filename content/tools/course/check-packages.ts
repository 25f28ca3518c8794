import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { fences } from '../question-source.ts';

interface PackagedLesson {
  readonly shown: string;
  readonly markdown: string;
  readonly lesson: Pick<CompiledLesson, 'packages'> | undefined;
}

/** Packages that a page loads from beside the standard library, and that this machine can prove lessons with. */
const provable = ['numpy', 'pandas', 'matplotlib'];
const imported = /^[ \t]*(?:import|from)[ \t]+(\w+)/gmu;

/**
 * Lessons whose front matter does not name the packages that their programs import, or names others: a page tells a learner by it, before
 * the lesson, that a package cannot be loaded. A sentence for each.
 */
export function checkPackages(lessons: readonly PackagedLesson[]): string[] {
  return lessons.flatMap(({ shown, markdown, lesson }) => {
    const named = lesson?.packages ?? [];
    const used = new Set(
      fences(markdown)
        .filter(({ info }) => info.startsWith('python'))
        .flatMap(({ body }) => Array.from(body.matchAll(imported), ([, name = '']) => name)),
    );
    return [
      ...provable
        .filter((name) => used.has(name) && !named.includes(name))
        .map(
          (name) => `Its programs import ${name}: write packages: [${name}] in the front matter.`,
        ),
      ...named
        .filter((name) => !used.has(name))
        .map((name) => `No program imports ${name}: take it out of packages.`),
      ...named
        .filter((name) => !provable.includes(name))
        .map(
          (name) => `Nothing here proves programs with ${name}: there are ${provable.join(', ')}.`,
        ),
    ].map((message) => `${shown} error ${message}`);
  });
}
