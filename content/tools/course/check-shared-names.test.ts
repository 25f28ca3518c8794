import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSharedNames } from './check-shared-names.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

function exercise(uid: string, solution: string, call: string, expected: string) {
  const repl = {
    starter: '',
    solution,
    wrong: [],
    cases: [{ name: call, call, expect: expected, hidden: false }],
    rules: [],
  };
  return { uid, shown: `${uid}.md`, lesson: { questions: [{ uid, line: 3, repl }] } };
}

const all = () => true;

const word = exercise(
  'a/word',
  'def longest(words):\n    return max(words, key=len)',
  'longest(["ab", "c"])',
  '"ab"',
);
const length = exercise(
  'b/length',
  'def longest(words):\n    return max(map(len, words))',
  'longest(["ab", "c"])',
  '2',
);
const sorted = exercise(
  'c/sorted',
  'def longest(words):\n    return sorted(words, key=len)[-1] if words else None',
  'longest([])',
  'None',
);

it('one name for two different functions is named with both exercises', async () => {
  expect(await checkSharedNames([word, length], all, python)).toEqual([
    'b/length.md:3 error b/length calls its function longest, as a/word does, which asks for something else. Give it another name.',
  ]);
});

it('one name for a function that does the same, or more, has nothing to say about', async () => {
  expect(await checkSharedNames([word, sorted], all, python)).toEqual([]);
});

it('only a pair with a wanted lesson in it is compared', async () => {
  const only = (wanted: string) => (lesson: { uid: string }) => lesson.uid === wanted;
  expect(await checkSharedNames([word, length], only('a/word'), python)).toHaveLength(1);
  expect(await checkSharedNames([word, length], only('c/other'), python)).toEqual([]);
});
