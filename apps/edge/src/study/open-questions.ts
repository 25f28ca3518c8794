import { isDeepStrictEqual } from 'node:util';
import type { AnswerKey } from '@lemma/learning-engine';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import type { LessonVersions } from '../content/lesson-versions.ts';
import type { Db } from '../database/database.ts';
import { questionAt } from './question-bank.ts';
import { stepAfter, stepsAhead } from './session-plan.ts';
import { attemptsOf, openSessions, planned } from './session-rows.ts';

/** Questions that wait for the learner's answer: what was said of an earlier answer to one of them would answer it. */
export class OpenQuestions {
  readonly #keys = new Map<string, AnswerKey[]>();

  constructor(questions: readonly CompiledQuestion[]) {
    for (const { uid, key } of questions)
      this.#keys.set(uid, [...(this.#keys.get(uid) ?? []), key]);
  }

  /** Whether one of them has the same right answer. An instance with another one gives nothing away. */
  has({ uid, key }: CompiledQuestion): boolean {
    return this.#keys.get(uid)?.some((open) => isDeepStrictEqual(open, key)) ?? false;
  }
}

/** What the learner's open sessions ask now, and what they gave ahead. `lessons`: look at sessions on these alone. */
export async function askedInSessions(
  { db, versions }: { readonly db: Db; readonly versions: LessonVersions },
  learner: string,
  lessons: ReadonlySet<string>,
): Promise<readonly CompiledQuestion[]> {
  if (lessons.size === 0) return [];
  const rows = (await openSessions(db, learner)).filter((row) => lessons.has(row.lessonUid));
  const asked: CompiledQuestion[] = [];
  for (const row of rows) {
    const lesson = await versions.at(row.lessonUid, row.lessonVersion);
    const plan = await planned(db, row);
    const answers = await attemptsOf(db, learner, row.sessionUid);
    const step = stepAfter(lesson, plan, answers);
    const steps = [
      ...(step.type === 'question' ? [step] : []),
      ...stepsAhead(lesson, plan, answers),
    ];
    asked.push(...steps.map(({ question, seed }) => questionAt(lesson, question, seed)));
  }
  return asked;
}
