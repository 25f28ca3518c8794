import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from '../compile/compile-with.ts';
import { type LessonPlaces, type PlacedLesson, placesIn } from '../compile/lesson-places.ts';
import type { CompileOptions } from '../format/compile-options.ts';

export interface CompileCacheOptions {
  /** Where compiled lessons are kept; undefined keeps none. It is made if it is not there. */
  readonly directory: string | undefined;
  /** Compiles what is not kept: `compileLesson` with the widgets and kinds of question of the caller. */
  readonly compile: (markdown: string, options: CompileOptions) => Compiled;
  /** Digest of all code that compiles, widgets and kinds of question included: see `compilerDigest`. */
  readonly compiler: string;
  /** False for a lesson that must be compiled each time. Default: all are kept. */
  readonly keeps?: (markdown: string) => boolean;
}

/**
 * Compiled lessons on disk, by the digest of all that they are made from. Lessons without errors are kept, with their
 * warnings. Processes may share a directory.
 */
export class CompileCache {
  readonly #options: CompileCacheOptions;
  readonly #used = new Set<string>();

  constructor(options: CompileCacheOptions) {
    this.#options = options;
    if (options.directory) mkdirSync(options.directory, { recursive: true });
  }

  /** The kept result, or a new one. */
  compile(markdown: string, options: CompileOptions): Compiled {
    const { knownLessons, lessonTitles = {}, lessonPlaces = {}, ...others } = options;
    // A new lesson elsewhere does not make this one anew, unless it speaks of it.
    const mentioned = [...(knownLessons ?? [])]
      .filter((uid) => markdown.includes(uid))
      .map((uid) => [uid, lessonTitles[uid], lessonPlaces[uid]]);
    const file = this.#file(markdown, others, mentioned);
    const keeps = this.#options.keeps?.(markdown) ?? true;
    const kept = keeps ? (this.#read(file) as Compiled | undefined) : undefined;
    if (kept) return kept;
    const result = this.#options.compile(markdown, options);
    const isRight = result.messages.every(({ severity }) => severity !== 'error');
    if (keeps && result.lesson && isRight) this.#write(file, result);
    return result;
  }

  /** The kept names of what stands in a lesson that has no labels of its own, or what it is read to have. */
  places({ markdown, number }: PlacedLesson): LessonPlaces {
    const file = this.#file('places', markdown, number);
    const kept = this.#read(file) as LessonPlaces | undefined;
    if (kept) return kept;
    const places = placesIn({ markdown, number });
    this.#write(file, places);
    return places;
  }

  /** Deletes what no lesson of this load used. */
  sweep(): void {
    const { directory } = this.#options;
    if (!directory) return;
    for (const file of globSync('*.json', { cwd: directory }))
      if (!this.#used.has(file)) rmSync(join(directory, file), { force: true });
  }

  /** Name of what is made of `parts`, by this compiler; it is in use from now on. */
  #file(...parts: readonly unknown[]): string {
    const digest = createHash('sha256')
      .update(JSON.stringify([this.#options.compiler, ...parts]))
      .digest('hex');
    const file = `${digest}.json`;
    this.#used.add(file);
    return file;
  }

  #read(file: string): unknown {
    const { directory } = this.#options;
    if (!directory || !existsSync(join(directory, file))) return undefined;
    return JSON.parse(readFileSync(join(directory, file), 'utf8')) as unknown;
  }

  #write(file: string, result: Compiled | LessonPlaces): void {
    const { directory } = this.#options;
    if (!directory) return;
    const path = join(directory, file);
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, JSON.stringify(result));
    renameSync(own, path);
  }
}

/**
 * Digest of the sources of some modules, given by the URLs that they resolve to, and of all that lies in their folders: another compiler
 * makes other lessons.
 *
 * @example compilerDigest([import.meta.resolve('@lemma/lesson-renderer/compile')])
 */
export function compilerDigest(modules: readonly string[]): string {
  const hash = createHash('sha256');
  for (const module of modules) {
    const entry = new URL(module);
    const folder = new URL(entry.pathname.includes('/compile/') ? '..' : '.', entry).pathname;
    for (const file of globSync('**/*.{ts,js}', { cwd: folder }).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
