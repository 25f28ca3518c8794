import type { LearnerLesson } from '../format/learner-lesson.ts';
import { lessonFrom, notALesson } from '../format/lesson-from.ts';
import { LessonLoadError } from '../format/lesson-load-error.ts';

/** One hash of those that browsers know. What they cannot read they pass over, and check nothing. */
const readable = /(?:^|\s)sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}(?:\?\S*)?(?:\s|$)/;

/**
 * Downloads a compiled lesson. A compiled lesson is trusted like a script: `integrity` (as on a `<script>`)
 * makes the browser refuse any other bytes; one that no browser can read is refused here. Rejects with a LessonLoadError, or with the signal's AbortError.
 */
export async function readLesson(
  src: string,
  integrity: string | null,
  signal: AbortSignal,
): Promise<LearnerLesson> {
  if (integrity && !readable.test(integrity)) {
    throw new LessonLoadError(
      'unreadable-integrity',
      src,
      `${src} was not fetched: its integrity "${integrity}" is no hash. Write sha256-, sha384- or sha512- and the hash in base64.`,
    );
  }
  const response = await ask(src, integrity, signal);
  if (!response.ok) {
    throw new LessonLoadError(
      'refused',
      src,
      `${src} answered ${response.status}. Check the address.`,
      { status: response.status },
    );
  }
  return lessonFrom(await readJson(response, src, signal), src);
}

async function ask(src: string, integrity: string | null, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(src, { signal, ...(integrity ? { integrity } : {}) });
  } catch (cause) {
    signal.throwIfAborted();
    const told = integrity
      ? `${src} could not be fetched, or its bytes are not those that integrity names. Check the address and the hash.`
      : `${src} could not be fetched. Check the connection, the address, and that its server allows this page (CORS, connect-src).`;
    throw new LessonLoadError('unreachable', src, told, { cause });
  }
}

async function readJson(response: Response, src: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    signal.throwIfAborted();
    throw notALesson(src, cause);
  }
}
