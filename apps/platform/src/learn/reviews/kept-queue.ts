import { keepAnswer, keptAnswer } from '../../offline/kept-answers.ts';
import { learnPaths } from '../learn-paths.ts';
import type { ReviewQueue } from './review-queue.ts';

interface KeptQueue {
  /** The local day that it was made on. */
  readonly day: string;
  readonly queue: ReviewQueue;
}

function today(): string {
  return new Date().toDateString();
}

/** Keeps the queue on this device: a reload goes on with it, without network too. At sign-out it is removed. */
export async function keepQueue(queue: ReviewQueue): Promise<void> {
  const kept: KeptQueue = { day: today(), queue };
  await keepAnswer(learnPaths.reviews, kept);
}

/** The queue of today that was kept, with all its lessons in turn again. */
export async function keptQueue(): Promise<ReviewQueue | undefined> {
  const kept = queueFrom(await keptAnswer(learnPaths.reviews));
  return kept && { ...kept, order: [...kept.order, ...kept.waiting], waiting: [] };
}

/** Removes a queue that is done: what is due next makes another. */
export async function dropDoneQueue(): Promise<void> {
  const queue = await keptQueue();
  if (queue && queue.order.length === 0) await keepAnswer(learnPaths.reviews, null);
}

/** What is kept is anything: only a queue of this version is taken, and only today's. */
function queueFrom(kept: unknown): ReviewQueue | undefined {
  if (!isRecord(kept) || kept['day'] !== today()) return undefined;
  const { queue } = kept;
  if (!isRecord(queue)) return undefined;
  const { reviews, order, waiting, results, left, day } = queue;
  const isWhole =
    isList(reviews, (one) => hasTexts(one, ['lesson', 'session', 'reason'])) &&
    isList(results, (one) => hasTexts(one, ['lesson', 'title']) && 'weakSkills' in one) &&
    [order, waiting, left].every((uids) => isList(uids, (one) => typeof one === 'string')) &&
    (day === null || isRecord(day));
  return isWhole ? (queue as unknown as ReviewQueue) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function hasTexts(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}
