import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { lessonVersion } from '../database/schema/index.ts';
import type { Content } from './content.ts';

/** Every version of a lesson that was ever served, so that a session ends on the one that it began with. */
export class LessonVersions {
  readonly #db: Db;
  readonly #content: Content;
  readonly #old = new Map<string, CompiledLesson>();

  constructor(db: Db, content: Content) {
    this.#db = db;
    this.#content = content;
  }

  /** Keeps the versions of the content that is served now. */
  async keep(): Promise<void> {
    const rows = [...this.#content.lessons.values()].map((lesson) => ({
      lessonUid: lesson.uid,
      hash: lesson.hash,
      document: lesson,
    }));
    for (let start = 0; start < rows.length; start += 50)
      await this.#db
        .insert(lessonVersion)
        .values(rows.slice(start, start + 50))
        .onConflictDoNothing();
  }

  /** The lesson at a version. `db` is the transaction around, if there is one. */
  async at(uid: string, hash: string, db: Db = this.#db): Promise<CompiledLesson> {
    const current = this.#content.lessons.get(uid);
    if (current?.hash === hash) return current;
    const key = `${uid} ${hash}`;
    const kept = this.#old.get(key);
    if (kept) return kept;
    const rows = await db
      .select({ document: lessonVersion.document })
      .from(lessonVersion)
      .where(and(eq(lessonVersion.lessonUid, uid), eq(lessonVersion.hash, hash)));
    if (!rows[0]) throw new Error(`Lesson ${uid} is not kept at version ${hash}.`);
    const lesson = rows[0].document as CompiledLesson;
    if (this.#old.size >= 100) this.#old.clear();
    this.#old.set(key, lesson);
    return lesson;
  }
}
