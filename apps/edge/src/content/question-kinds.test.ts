import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { attemptAt, rightAnswer } from '../../testing/server/study-through.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
import { loadContent } from './load-content.ts';
import { loadQuestionKinds, provideQuestionKinds } from './question-kinds.ts';

const root = mkdtempSync(join(tmpdir(), 'question-kinds-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => provideQuestionKinds([]));

/** As a third party writes it, with schemas by hand instead of a library's. */
const kinds = join(root, 'kinds.mjs');
writeFileSync(
  kinds,
  `const schema = (test) => ({ '~standard': { version: 1, vendor: 'hand', validate: (value) =>
    test(value) ? { value } : { issues: [{ message: 'is not one.' }] } } });
export const questionKinds = [{
  name: 'guess',
  schema: schema(({ number }) => typeof number === 'number'),
  answer: schema((value) => typeof value === 'number'),
  shown: () => ({ least: 0 }),
  score: ({ number }, value) => ({ correct: number === value }),
  right: ({ number }) => number,
}];
`,
);

const guess = `::::question{#guess-1 type="guess" skill="add" number="{{a + b}}"}
\`\`\`params
a: int(1, 99)
b: int(1, 99)
\`\`\`

Guess $ {{a}} + {{b}} $.

:::steps
It is $ {{a + b}} $.
:::
::::

`;

/** The test content, with one question of the third party's kind in place of the first numeric ones. */
function contentWithGuess(cacheDirectory?: string) {
  const directory = join(root, 'content');
  cpSync(join(import.meta.dirname, '../../testing/server/content'), directory, { recursive: true });
  const file = join(directory, 'testing/first/one.md');
  const source = readFileSync(file, 'utf8');
  const start = source.indexOf('::::question{#add-1');
  const end = source.indexOf('::::question{#pick-1');
  const twice = guess + guess.replace('guess-1', 'guess-2');
  writeFileSync(file, source.slice(0, start) + twice + source.slice(end));
  const problems: string[] = [];
  const content = loadContent({
    directory,
    cacheDirectory,
    onProblem: (message) => problems.push(message),
  });
  return { content, problems };
}

it('asks a question of a module’s kind at its seed, scores it, and shows the right answer', async () => {
  provideQuestionKinds(await loadQuestionKinds([kinds]));
  const { content, problems } = contentWithGuess(join(root, 'compiled'));
  expect(problems).toEqual([]);
  const server = await startTestServer('pglite', { content });
  const ada = server.as('auth0|ada');
  const { session_uid, next } = await ada.sessionInitialisation({
    body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
  });
  if (next.type !== 'question') throw new Error('The session asks nothing.');
  const { uid, seed } = next.question;
  expect(next.question).toMatchObject({
    kind: 'custom',
    material: { kind: 'custom', name: 'guess', shown: { least: 0 } },
  });
  const right = rightAnswer(content, uid, seed);
  if (right.kind !== 'custom') throw new Error('The key is of another kind.');
  expect(JSON.stringify(next.question)).not.toContain('"number"');

  const answer = (value: unknown) => ({ kind: 'custom' as const, name: 'guess', value });
  const unreadable = await ada.multipleChoiceAttempt(attemptAt(session_uid, next, answer('many')));
  expect(unreadable.score).toMatchObject({ problem: { code: 'other-kind' } });
  const wrong = await ada.multipleChoiceAttempt(attemptAt(session_uid, next, answer(-1)));
  expect(wrong.feedback).toMatchObject({ correct: false, secondTry: true });
  expect(wrong.feedback).not.toHaveProperty('rightAnswer');
  const last = await ada.multipleChoiceAttempt(attemptAt(session_uid, wrong.next, right));
  expect(last.feedback).toMatchObject({ correct: true, rightAnswer: right });
  expect(server.failures).toEqual([]);
  await server.close();
});

it('leaves a lesson out whose kind nobody provides, and names the line', () => {
  const { content, problems } = contentWithGuess();
  expect(content.lessons.has('one')).toBe(true);
  expect(problems[0]).toMatch(/one\.md:\d+:1 There is no question type "guess"\./u);
});

it.each([
  ['a module that is not there', './nowhere.mjs', 'cannot be loaded'],
  ['a module without kinds', join(root, 'none.mjs'), 'exports no "questionKinds"'],
  ['a kind without a score', join(root, 'half.mjs'), 'exports no "questionKinds"'],
])('names %s', async (_, module, message) => {
  writeFileSync(join(root, 'none.mjs'), 'export const kinds = [];\n');
  writeFileSync(join(root, 'half.mjs'), 'export const questionKinds = [{ name: "half" }];\n');
  await expect(loadQuestionKinds([module])).rejects.toThrow(message);
});
