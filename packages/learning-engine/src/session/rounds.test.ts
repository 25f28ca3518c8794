import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextSessionStep,
  type SessionAnswer,
  type SessionPlan,
  type SessionStep,
} from '../index.ts';

/** A lesson whose n-th round has the n-th of these lists of skills, four exercises each; and reviews of all. */
function plan(rounds: readonly (readonly string[])[], passedSkills?: readonly string[]) {
  const exercises = rounds.flatMap((skills, i) =>
    skills.flatMap((skill) =>
      [0, 1, 2, 3].map((n) => ({
        uid: `${skill}-${n}`,
        skill,
        use: 'exercise' as const,
        round: i + 1,
        template: true,
      })),
    ),
  );
  const reviews = rounds.flat().map((skill) => ({
    uid: `${skill}-r`,
    skill,
    use: 'review' as const,
    template: true,
  }));
  const kept = passedSkills ? { passedSkills } : {};
  return { kind: 'lesson', seed: 7, questions: [...exercises, ...reviews], ...kept } as const;
}

function play(of: SessionPlan, right: (skill: string, n: number) => boolean) {
  const answers: SessionAnswer[] = [];
  for (let n = 0; n < 200; n += 1) {
    const step = nextSessionStep(of, answers);
    if (step.type === 'finished') return { skills: answers.map(({ skill }) => skill), end: step };
    const skill = of.questions.find(({ uid }) => uid === step.question)?.skill ?? '';
    const correct = right(skill, n);
    answers.push({ ...step, skill, correct, credit: correct ? 1 : 0 });
  }
  throw new Error('The session did not end.');
}

const passed: SessionStep = { type: 'finished', outcome: 'passed', weakSkills: [] };

describe('a study in rounds', () => {
  it('asks a round only once every skill of the round before is passed', () => {
    const { skills, end } = play(plan([['a', 'b'], ['c']]), (skill, n) => skill !== 'a' || n > 0);
    expect(skills.lastIndexOf('a')).toBeLessThan(skills.indexOf('c'));
    expect(skills.lastIndexOf('b')).toBeLessThan(skills.indexOf('c'));
    expect(end).toMatchObject({ outcome: 'passed' });
  });

  it('fails with the round that fails, and begins there the next time', () => {
    const rounds = [['a'], ['b'], ['c']];
    const first = play(plan(rounds), (skill) => skill !== 'b');
    expect(first.skills).not.toContain('c');
    expect(first.end).toEqual({
      type: 'finished',
      outcome: 'failed',
      weakSkills: ['b'],
      passedSkills: ['a'],
    });
    const second = play(plan(rounds, first.end.passedSkills), (skill) => skill !== 'c');
    expect(new Set(second.skills)).toEqual(new Set(['b', 'c']));
    expect(second.end).toMatchObject({ outcome: 'failed', passedSkills: ['a', 'b'] });
    const third = play(plan(rounds, second.end.passedSkills), () => true);
    expect(third).toEqual({ skills: ['c', 'c', 'c'], end: passed });
  });

  it('asks a round whole if a skill of it was not passed, as after a new version of the lesson', () => {
    const { skills } = play(plan([['a', 'new'], ['b']], ['a']), () => true);
    expect(new Set(skills)).toEqual(new Set(['a', 'new', 'b']));
  });

  it('asks everything if a plan says that every round was passed', () => {
    const { skills } = play(plan([['a'], ['b']], ['a', 'b']), () => true);
    expect(new Set(skills)).toEqual(new Set(['a', 'b']));
  });

  it('asks its share of eight questions in each round, three at least', () => {
    const lengths = (rounds: readonly (readonly string[])[]) => {
      const { skills } = play(plan(rounds), () => true);
      return rounds.map((round) => skills.filter((skill) => round.includes(skill)).length);
    };
    expect(lengths([['a', 'b']])).toEqual([8]);
    expect(lengths([['a'], ['b', 'c']])).toEqual([4, 4]);
    expect(lengths([['a'], ['b'], ['c', 'd']])).toEqual([3, 3, 4]);
    expect(lengths([['a'], ['b'], ['c'], ['d']])).toEqual([3, 3, 3, 3]);
  });

  it('is a review like any other when it is reviewed', () => {
    const review = { ...plan([['a'], ['b'], ['c']]), kind: 'review' } as const;
    expect(new Set(play(review, () => true).skills)).toEqual(new Set(['a', 'b', 'c']));
  });

  it('asks the same in the same order as a study without rounds if there is one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (luck) => {
        const rounds = plan([['a', 'b', 'c']]);
        const questions = rounds.questions.map(({ uid, skill, use, template }) => ({
          uid,
          skill,
          use,
          template,
        }));
        const right = (_: string, n: number) => luck[n] ?? true;
        expect(play(rounds, right)).toEqual(play({ ...rounds, questions }, right));
      }),
    );
  });
});
