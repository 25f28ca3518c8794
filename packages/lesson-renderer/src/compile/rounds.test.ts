import { describe, expect, it } from 'vitest';
import { exampleLesson } from '../example/example-lesson.ts';
import { compileLesson } from './compile-lesson.ts';
import { toLearnerLesson } from './learner-question.ts';

const exercise = (
  id: string,
  skill: string,
) => `::::question{#${id} type="numeric" skill="${skill}" answer="5"}
What is $2 + 3$?

:::steps
Two and three are five.
:::
::::
`;

const exercises = (round: number, skill = `skill-${round}`) =>
  `## Exercises\n\n${[1, 2, 3].map((n) => exercise(`q-${round}-${n}`, skill)).join('\n')}\n`;

const round = (n: number, skill?: string) =>
  `## Explanation\n\nAn idea.\n\n## Worked example\n\nA case of it.\n\n${exercises(n, skill)}`;

const review = `## Review\n\nWhat to remember.\n\n${exercise('r-1', 'skill-1')}\n${exercise('r-2', 'skill-2')}`;

const lesson = (...parts: readonly string[]) => `---
uid: two-ideas
title: Two ideas
summary: Tell two ideas apart.
prerequisites: []
minutes: 8
skills:
  skill-1: Use the first idea
  skill-2: Use the second idea
---
${parts.join('\n')}`;

const compiled = (source: string, options: Parameters<typeof compileLesson>[1] = {}) => {
  const { lesson: made } = compileLesson(source, options);
  if (!made) throw new Error('Nothing was compiled.');
  return made;
};

const messages = (source: string) =>
  compileLesson(source).messages.map(({ rule, line, message }) => ({ rule, line, message }));

const lineOf = (source: string, text: string, occurrence: number) =>
  source.split(text).slice(0, occurrence).join(text).split('\n').length;

describe('a lesson in rounds', () => {
  it('numbers the rounds of its sections and skills', () => {
    const source = lesson(round(1), round(2), review);
    expect(messages(source)).toEqual([]);
    const { sections, skills } = compiled(source);
    expect(sections.map(({ kind, round: of }) => [kind, of?.number])).toEqual([
      ['explanation', 1],
      ['worked-example', 1],
      ['exercises', 1],
      ['explanation', 2],
      ['worked-example', 2],
      ['exercises', 2],
      ['review', undefined],
    ]);
    expect(sections[3]?.round?.title).toBe('Round 2 of 2');
    expect(skills.map(({ round: of }) => of)).toEqual([1, 2]);
    const ids = sections.flatMap(({ parts }) => parts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says the rounds in the words of the lesson’s language', () => {
    const labels = { round: 'Runde {round} von {rounds}' };
    const { sections } = compiled(lesson(round(1), round(2), review), { labels });
    expect(sections[0]?.round?.title).toBe('Runde 1 von 2');
  });

  it('gives learners the rounds', () => {
    const shown = toLearnerLesson(compiled(lesson(round(1), round(2), review)), { seed: 1 });
    expect(shown.skills.map(({ round: of }) => of)).toEqual([1, 2]);
  });

  it('is today’s lesson if there is one', () => {
    const { sections, skills } = compiled(exampleLesson);
    expect(JSON.stringify([sections, skills])).not.toContain('"round');
  });

  it('reports a skill that two rounds ask, where the second does', () => {
    const source = lesson(round(1), round(2, 'skill-1'), review);
    expect(messages(source)).toContainEqual({
      rule: 'rounds',
      line: lineOf(source, '::::question{#q-2-1', 1),
      message: 'Round 1 asks the skill "skill-1" already, and it is passed there.',
    });
  });

  it('reports a round with fewer than three exercises at its heading', () => {
    const short = `## Explanation\n\nAn idea.\n\n## Worked example\n\nA case.\n\n## Exercises\n\n${exercise('q-9', 'skill-2')}`;
    const source = lesson(round(1), short, review);
    expect(messages(source)).toContainEqual({
      rule: 'rounds',
      line: lineOf(source, '## Exercises', 2),
      message: 'Round 2 has 1 exercise.',
    });
  });

  it.each([
    [
      'a round without a worked example',
      [round(1), '## Explanation\n\nAn idea.\n', exercises(2)],
      '"## Exercises" cannot follow "## Explanation".',
      2,
      '## Exercises',
    ],
    [
      'a review between rounds',
      [round(1), '## Review\n\nA line.\n', round(2)],
      '"## Explanation" cannot follow "## Review".',
      2,
      '## Explanation',
    ],
    [
      'a section that stands twice',
      [round(1), exercises(2)],
      '"## Exercises" cannot follow "## Exercises".',
      2,
      '## Exercises',
    ],
    [
      'a fifth round',
      [1, 2, 3, 4, 5].map((n) => round(n)),
      'A lesson has at most 4 rounds, and here begins another.',
      5,
      '## Explanation',
    ],
  ])('reports %s', (_name, parts, message, occurrence, heading) => {
    const source = lesson(...parts, review);
    expect(messages(source)).toContainEqual({
      rule: 'sections',
      line: lineOf(source, heading, occurrence),
      message,
    });
  });

  it('says of a missing section only that it is missing', () => {
    const source = exampleLesson.replace('## Worked example', '### An example');
    const found = messages(source).filter(({ rule }) => rule === 'sections');
    expect(found.map(({ message }) => message)).toEqual([
      'The section "## Worked example" is missing.',
    ]);
  });
});
