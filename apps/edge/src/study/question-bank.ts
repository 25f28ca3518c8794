import {
  instantiateTemplate,
  type SessionPlan,
  type SessionQuestion,
} from '@lemma/learning-engine';
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';
import { questionKinds } from '../content/question-kinds.ts';
import { digestOf } from './digest.ts';
import { RecentlyUsed } from './recently-used.ts';

/**
 * The plan of a session: all questions of the lesson, those of the session's own use first. Seeds are drawn by a question's
 * index, so the order must not change while a session is open.
 */
export function planOf(
  lesson: CompiledLesson,
  {
    kind,
    seed,
    shown = [],
    passedSkills,
  }: Pick<SessionPlan, 'kind' | 'seed' | 'shown'> & {
    readonly passedSkills?: SessionPlan['passedSkills'] | null;
  },
): SessionPlan {
  const use = kind === 'lesson' ? 'exercise' : 'review';
  const rounds = new Map(lesson.skills.map(({ id, round }) => [id, round]));
  const roundOf = (skill: string) => {
    const round = rounds.get(skill);
    return round === undefined ? {} : { round };
  };
  const questions = lesson.questions
    .toSorted((a, b) => Number(b.use === use) - Number(a.use === use))
    .map((question): SessionQuestion => ({
      uid: question.uid,
      skill: question.skill,
      use: question.use,
      ...roundOf(question.skill),
      template: question.template !== undefined,
      secondTry: hasSecondTry(question),
      ...(question.template ? { instance: instanceName(lesson, question) } : {}),
    }));
  return { kind, seed, questions, shown, ...(passedSkills ? { passedSkills } : {}) };
}

/** Two options leave nothing to think about, and a program is run and tested as often as one likes before it is handed in. */
function hasSecondTry({ kind, options }: CompiledQuestion): boolean {
  if (kind === 'multiple-choice') return options.length > 2;
  return kind !== 'repl';
}

/** Names of the instances that were asked for last. */
const names = new RecentlyUsed<string>(20_000);

/** Seeds that draw the same numbers have the same name. Filling the text is cheap; typesetting it is not done here. */
function instanceName(lesson: CompiledLesson, { uid, template }: CompiledQuestion) {
  return (seed: number): string => {
    const key = `${lesson.hash} ${uid} ${seed}`;
    const known = names.get(key);
    if (known !== undefined || !template) return known ?? key;
    const filled = instantiateTemplate(template, seed);
    const name = filled.ok ? digestOf(filled.source) : key;
    names.set(key, name, 1);
    return name;
  };
}

/** Instances that were asked for last, of all learners; at most 32 million characters of them. */
const instances = new RecentlyUsed<CompiledQuestion>(32_000_000);

/**
 * One instance of a lesson's question, with its key and without its template: it stays as it is. Typesetting is most of
 * an answer's work, so an instance is typeset once, whoever's seeds draw it.
 */
export function questionAt(lesson: CompiledLesson, uid: string, seed: number): CompiledQuestion {
  const question = lesson.questions.find((one) => one.uid === uid);
  if (!question) throw new Error(`Lesson ${lesson.uid} (${lesson.hash}) has no question ${uid}.`);
  if (!question.template) return question;
  const key = `${lesson.hash} ${uid} ${instanceName(lesson, question)(seed)}`;
  const known = instances.get(key);
  if (known) return known;
  const { template: _template, ...instance } = instantiateQuestion(question, seed, {
    questionKinds: questionKinds(),
  });
  instances.set(key, instance, JSON.stringify(instance).length);
  return instance;
}
