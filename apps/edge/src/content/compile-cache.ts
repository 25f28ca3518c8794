import { createHash } from 'node:crypto';
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
import {
  type Compiled,
  type CompiledLesson,
  type CompileOptions,
  compileLesson,
} from '@lemma/lesson-renderer/compile';
import { widgetSchemas } from '@lemma/widgets/schemas';
import { questionKinds } from './question-kinds.ts';

/** Compiled lessons on disk, by the digest of all that they are made from. */
export class CompileCache {
  readonly #directory: string | undefined;
  readonly #used = new Set<string>();
  readonly #compiler = compilerDigest();

  constructor(directory: string | undefined) {
    this.#directory = directory;
    if (directory) mkdirSync(directory, { recursive: true });
  }

  /** The kept result, or a new one. Only lessons without errors are kept. */
  compile(
    markdown: string,
    { knownLessons, lessonTitles = {}, lessonPlaces = {}, ...options }: CompileOptions,
  ): Compiled {
    const known = [...(knownLessons ?? [])];
    // A new lesson elsewhere does not make this one anew, unless it speaks of it.
    const mentioned = known
      .filter((uid) => markdown.includes(uid))
      .map((uid) => [uid, lessonTitles[uid], lessonPlaces[uid]]);
    const digest = createHash('sha256')
      .update(JSON.stringify([this.#compiler, markdown, options, mentioned]))
      .digest('hex');
    const file = `${digest}.json`;
    this.#used.add(file);
    const kinds = questionKinds();
    // A definition has no digest: what it may have a part in is compiled at each start.
    const keeps = !kinds.some(({ name }) => markdown.includes(name));
    const kept = keeps ? this.#read(file) : undefined;
    if (kept) return { lesson: kept, messages: [] };
    const result = compileLesson(markdown, {
      ...options,
      widgets: widgetSchemas,
      questionKinds: kinds,
      ...(knownLessons ? { knownLessons: known } : {}),
      lessonTitles,
      lessonPlaces,
    });
    if (keeps && result.lesson && result.messages.length === 0) this.#write(file, result.lesson);
    return result;
  }

  /** Deletes what no lesson of this load used. */
  sweep(): void {
    const directory = this.#directory;
    if (!directory) return;
    for (const file of globSync('*.json', { cwd: directory }))
      if (!this.#used.has(file)) rmSync(join(directory, file), { force: true });
  }

  #read(file: string): CompiledLesson | undefined {
    if (!this.#directory || !existsSync(join(this.#directory, file))) return undefined;
    return JSON.parse(readFileSync(join(this.#directory, file), 'utf8')) as CompiledLesson;
  }

  #write(file: string, lesson: CompiledLesson): void {
    if (!this.#directory) return;
    const path = join(this.#directory, file);
    writeFileSync(`${path}.new`, JSON.stringify(lesson));
    renameSync(`${path}.new`, path);
  }
}

/** Another compiler makes other lessons: its sources are part of the key. */
function compilerDigest(): string {
  const hash = createHash('sha256');
  for (const name of ['@lemma/lesson-renderer/compile', '@lemma/widgets/schemas']) {
    const entry = new URL(import.meta.resolve(name));
    const folder = new URL(entry.pathname.includes('/compile/') ? '..' : '.', entry).pathname;
    for (const file of globSync('**/*.{ts,js}', { cwd: folder }).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
