import { compileLesson } from '@lemma/lesson-renderer/compile';
import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLesson } from './prove-lesson.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

/** Proves a lesson of one question as `pnpm content:check` does. */
async function proved(attributes: string, body: string) {
  const markdown = `---
uid: x
title: X
summary: X.
minutes: 5
skills: { s: Trace }
---
## Exercises

::::question{#q skill="s" ${attributes}}
${body}

:::steps
Look.
:::
::::
`;
  const { lesson } = compileLesson(markdown);
  if (!lesson || lesson.questions.length === 0)
    throw new Error('The lesson of this test does not compile.');
  const place = { course: 'c', unit: 'u', free: false, number: 1 };
  const shown = { shown: 'x.md', path: 'x.md', markdown, figures: [] };
  const file = { uid: 'x', ...shown, ...place, lesson, messages: [] };
  const { questions } = await proveLesson(file, python, 10);
  return questions[0];
}

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const params = fence('params', 'k: int(2, 9)');
const isProved = { where: 'x.md:10 x/q', state: 'proved' };
const wrongBy = (message: RegExp) => ({ state: 'wrong', message: expect.stringMatching(message) });

describe('lines in order', () => {
  const lines = fence(
    'python order',
    'def bill(n):\n    cost = n * {{k}}\n    if cost > 30:\n        cost = 30\n    return cost',
  );
  const extra = fence('python extra', 'if n > 30:');
  const tests = fence(
    'yaml tests',
    '- call: bill(1)\n  expect: "{{k}}"\n- call: bill(20)\n  expect: 30',
  );

  it('are proved by their tests, in every draw', async () => {
    expect(await proved('type="order"', params + lines + extra + tests)).toEqual(isProved);
  });

  it('in an order that does something else are named', async () => {
    const swapped = lines.replace('cost = 30', 'cost = 31');
    expect(await proved('type="order"', params + swapped + extra + tests)).toMatchObject(
      wrongBy(/^Seed 1: with the lines in their order, "bill\(20\)" gives 31, not 30\./u),
    );
  });

  it('that pass with a line that belongs nowhere are named', async () => {
    const harmless = fence('python extra', 'if n * {{k}} > 30:');
    expect(await proved('type="order"', params + lines + harmless + tests)).toMatchObject(
      wrongBy(/"if n \* \d > 30:" in place of "if cost > 30:" passes the tests as well/u),
    );
  });

  it('that pass in an order that is not named are named with it', async () => {
    const free = fence('python order', 'a = 1\nb = 2\nprint(a + b)');
    const printed = fence('yaml tests', '- stdout: "3"');
    expect(await proved('type="order"', free + printed)).toMatchObject(
      wrongBy(/the order 2 1 3, .* passes the tests as well\. Name the order: also="2 1 3"/u),
    );
    expect(await proved('type="order" also="2 1 3"', free + printed)).toEqual(isProved);
    expect(await proved('type="order" also="1 3 2"', free + printed)).toMatchObject(
      wrongBy(/with order 1 of "also", "Test 1" ends with NameError/u),
    );
  });

  it('that never end fail like any other wrong order', async () => {
    const loop = fence('python order', 'n = 3\nwhile n > 0:\n    n = n - 1\nprint(n)');
    const extras = fence('python extra', 'n = n + 1');
    const printed = fence('yaml tests', '- stdout: "0"');
    expect(await proved('type="order"', loop + extras + printed)).toEqual(isProved);
  });
});

describe('gaps in a program', () => {
  const program = fence('python', 'low = first [?1] {{k}}\nprint(low, [?2]([first, 4]))');
  const gaps = fence('yaml gaps', '- answer: "<"\n  options: ["<", "<="]\n- answer: max');
  const tests = fence(
    'yaml tests',
    '- given: first = {{k}}\n  stdout: False {{max(k, 4)}}\n- given: first = {{k - 1}}\n  stdout: True {{max(k - 1, 4)}}',
  );

  it('are proved with what each test gives', async () => {
    expect(await proved('type="cloze"', params + program + gaps + tests)).toEqual(isProved);
  });

  it('whose wrong option passes are named', async () => {
    const one = tests.replace(/- given[^-]*-/u, '-');
    expect(await proved('type="cloze"', params + program + gaps + one)).toMatchObject(
      wrongBy(/^Seed 1: `<=` in gap 1 passes the tests as well/u),
    );
  });

  it('of which an accepted answer fails are named', async () => {
    const two = gaps.replace('answer: max', 'answer: [max, min]');
    expect(await proved('type="cloze"', params + program + two + tests)).toMatchObject(
      wrongBy(/with `min` in gap 2, "Test/u),
    );
  });

  it('that stand outside of the program are proved by a verify block alone', async () => {
    const both = fence('python', 'print(3 [?1] 4)') + 'It prints [?2].\n\n';
    const two = fence('yaml gaps', '- answer: "+"\n- answer: "7"');
    const printed = fence('yaml tests', '- stdout: "7"');
    expect(await proved('type="cloze"', both + two + printed)).toMatchObject(
      wrongBy(/gap 2 stands outside of it\. Add a block "python verify"/u),
    );
    const verify = fence('python verify', 'key = ["+", 3 + 4]');
    expect(await proved('type="cloze"', both + two + printed + verify)).toEqual(isProved);
  });

  it('whose foreseen mistake passes are named', async () => {
    const sum = fence('python', 'print([?1]([{{k}}, 0]))') + fence('yaml gaps', '- answer: max');
    const mistakes = fence('yaml mistakes', '- gap: 1\n  answer: sum\n  feedback: No.');
    const printed = fence('yaml tests', '- stdout: "{{k}}"');
    expect(await proved('type="cloze"', params + sum + printed)).toEqual(isProved);
    expect(await proved('type="cloze"', params + sum + mistakes + printed)).toMatchObject(
      wrongBy(/`sum` in gap 1 passes the tests as well/u),
    );
  });
});

describe('a faulty line', () => {
  const program = fence('python fault', 'def f(x):\n\n    return x - {{k}}');
  const mended = fence('python mended', '    return x + {{k}}');
  const tests = fence('yaml tests', '- call: f(1)\n  expect: "{{k + 1}}"');

  it('is proved where the mended program passes and the program as it stands fails', async () => {
    expect(await proved('type="fault" line="2"', params + program + mended + tests)).toEqual(
      isProved,
    );
  });

  it('may be wrong by its indentation alone', async () => {
    const early = fence(
      'python fault',
      'def f(xs):\n    n = 0\n    for x in xs:\n        n += x\n        return n',
    );
    const late = fence('python mended', '    return n');
    const sum = fence('yaml tests', '- call: f([1, 2])\n  expect: 3');
    expect(await proved('type="fault" line="5"', early + late + sum)).toEqual(isProved);
  });

  it('whose program passes as it stands is named', async () => {
    const none = fence('yaml tests', '- call: f("a")\n  raises: TypeError');
    expect(await proved('type="fault" line="2"', params + program + mended + none)).toMatchObject(
      wrongBy(/^Seed 1: the program as it stands passes the tests as well/u),
    );
  });

  it('that is another one than the line is named', async () => {
    expect(await proved('type="fault" line="1"', params + program + mended + tests)).toMatchObject(
      wrongBy(/with line 1 mended, "f\(1\)" ends with/u),
    );
  });
});

describe('pairs', () => {
  const table =
    '| line | xs |\n| --- | --- |\n| `xs.pop()` | `[{{k}}]` |\n| `xs[5]` | `IndexError` |\n|  | `[1]` |\n\n';
  const verify = fence(
    'python verify',
    'def after(line):\n    names = {"xs": [k, 1]}\n    result = outcome(line, names)\n    return result if result == "IndexError" else names["xs"]\nkey = [after(cell) for cell in left]',
  );

  it('are proved by what their left cells do', async () => {
    expect(await proved('type="match"', params + verify + table)).toEqual(isProved);
  });

  it('of which another is right are named', async () => {
    const other = table.replace('`[{{k}}]`', '`[{{k + 1}}]`');
    expect(await proved('type="match"', params + verify + other)).toMatchObject(
      wrongBy(/^Seed 1: the key is .* but verify computes/u),
    );
  });

  it('whose value stands twice on the right are named', async () => {
    const twice = table.replace('`[1]`', '`[ {{k}} ]`');
    expect(await proved('type="match"', params + verify + twice)).toMatchObject({ state: 'wrong' });
  });
});

it('a key that no machine can prove says why, and one that is proved must not', async () => {
  const argument = '1. First.\n2. Then.\n3. So.\n\n';
  const reason = 'unproved="The steps argue in words."';
  expect(await proved(`type="order" ${reason}`, argument)).toMatchObject({
    state: 'unproved',
    message: 'The steps argue in words.',
  });
  const verify = fence('python verify', 'key = ["First.", "Then.", "So."]');
  expect(await proved(`type="order" ${reason}`, argument + verify)).toMatchObject(
    wrongBy(/^The key is proved, and unproved=/u),
  );
});
