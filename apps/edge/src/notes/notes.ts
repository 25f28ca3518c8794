import { type InputOf, type Contract, type Note, noteLimits } from '@lemma/api-client/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { note } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import { mergedText } from './merged-text.ts';

type Row = typeof note.$inferSelect;
type Write = InputOf<Contract['keepNote']>['body'];

interface NoteDeps {
  readonly db: Db;
  readonly content: Content;
  readonly clock: () => number;
}

/** Every note of a learner, the one changed last first. */
export async function notesOf({ db, content }: NoteDeps, learner: string): Promise<Note[]> {
  const rows = await db
    .select()
    .from(note)
    .where(eq(note.learnerId, learner))
    .orderBy(desc(note.changedAt), note.lessonUid, note.partId);
  return rows.map((row) => toWire(content, row));
}

/** Keeps what a learner noted; null if that removes the note. The same write twice is as once. */
export async function keepNote(
  { db, content, clock }: NoteDeps,
  learner: string,
  write: Write,
): Promise<Note | null> {
  if (!content.lessons.has(write.lesson_uid))
    throw new Refusal('not-found', `There is no lesson "${write.lesson_uid}".`);
  const row: Row = {
    learnerId: learner,
    lessonUid: write.lesson_uid,
    partId: write.part_id,
    partTitle: write.part_title,
    bookmarked: write.bookmarked,
    text: write.text,
    writeUid: write.write_uid,
    changedAt: clock(),
  };
  return db.transaction(async (transaction) => {
    const standing = await standingNote(transaction, row);
    if (!standing) {
      if (isEmpty(row)) return null;
      await refuseOneTooMany(transaction, learner);
      if (await isAdded(transaction, row)) return toWire(content, row);
    }
    const kept = standing ?? (await standingNote(transaction, row));
    return kept ? change(transaction, content, kept, row, write.after) : null;
  });
}

/** The note at a place, which nobody else changes until this transaction ends. */
async function standingNote(db: Db, place: Row): Promise<Row | undefined> {
  const [row] = await db.select().from(note).where(at(place)).for('update');
  return row;
}

/** Adds a note; false if another device has just done so. */
async function isAdded(db: Db, row: Row): Promise<boolean> {
  const added = await db.insert(note).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Puts a note in the place of the one that stands there, together with what another device wrote in between. */
async function change(
  db: Db,
  content: Content,
  standing: Row,
  written: Row,
  after: string | null,
): Promise<Note | null> {
  if (standing.writeUid === written.writeUid) return toWire(content, standing);
  const text = standing.writeUid === after ? written.text : mergedText(standing.text, written.text);
  // No device has seen a merged text: a new identifier makes the next write of each device merge, too.
  const writeUid = text === written.text ? written.writeUid : crypto.randomUUID();
  const row = { ...written, text, writeUid };
  if (isEmpty(row)) {
    await db.delete(note).where(at(row));
    return null;
  }
  if (text.length > mostKept)
    throw new Refusal(
      'note-limit',
      `With what another device wrote the note would have ${text.length} characters, and ${mostKept} are kept. Shorten it, and save it again.`,
    );
  await db.update(note).set(row).where(at(row));
  return toWire(content, row);
}

/** Characters of what two devices wrote. */
const mostKept = 2 * noteLimits.characters;

const isEmpty = ({ text, bookmarked }: Row): boolean => text === '' && !bookmarked;

const at = ({ learnerId, lessonUid, partId }: Row) =>
  and(eq(note.learnerId, learnerId), eq(note.lessonUid, lessonUid), eq(note.partId, partId));

async function refuseOneTooMany(db: Db, learner: string): Promise<void> {
  const [found] = await db.select({ notes: count() }).from(note).where(eq(note.learnerId, learner));
  if ((found?.notes ?? 0) >= noteLimits.notes)
    throw new Refusal(
      'note-limit',
      `${noteLimits.notes} parts of lessons are marked, as many as are kept. Remove one that you no longer need.`,
    );
}

function toWire(content: Content, row: Row): Note {
  return {
    lesson_uid: row.lessonUid,
    part_id: row.partId,
    lesson_title: content.lessons.get(row.lessonUid)?.title ?? null,
    part_title: row.partTitle,
    bookmarked: row.bookmarked,
    text: row.text,
    changed_at: new Date(row.changedAt).toISOString(),
    write_uid: row.writeUid,
  };
}
