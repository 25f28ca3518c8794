import type { CompiledLesson, CompiledQuestion } from '../format/compiled-lesson.ts';

/** A question of an example by its own id, for stories and tests. */
export function questionNamed(
  lesson: Pick<CompiledLesson, 'questions'> | undefined,
  id: string,
): CompiledQuestion {
  const found = lesson?.questions.find(({ uid }) => uid.endsWith(`/${id}`));
  if (!found) throw new Error(`The example has no question ${id}.`);
  return found;
}
