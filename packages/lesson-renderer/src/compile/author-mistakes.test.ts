import { expect, it } from 'vitest';
import { exampleLesson } from '../example/example-lesson.ts';
import { compileLesson } from './compile-lesson.ts';

/** The example with one mistake of an author, the rule, the place it is told at (in the changed text), what, and what to do. */
const mistakes: readonly (readonly [
  from: string,
  to: string,
  rule: string,
  at: string,
  message: string,
  fix: string,
])[] = [
  // The front matter.
  ['minutes: 10', 'minutes: ten', 'front-matter', 'ten', 'the text "ten"', 'from 1 to 120'],
  ['minutes: 10', 'minutes: 10 min', 'front-matter', '10 min', 'the text "10 min"', '1 to 120'],
  ['minutes: 10', 'Minutes: 10', 'front-matter', 'Minutes', 'no key `Minutes`', '"minutes"'],
  ['minutes: 10', 'minutes = 10', 'front-matter', 'minutes = 10', 'has no colon', 'key: value'],
  ['minutes: 10', 'minutes: 10\nminutes: 9', 'front-matter', 'minutes: 9', 'twice', 'Keep one'],
  [
    'prerequisites: []',
    'prerequisites: la-dot',
    'front-matter',
    'la-dot',
    'la-dot"',
    '[la-vectors]',
  ],
  [
    'title: ',
    'title: Part 1: ',
    'front-matter',
    ': Matrix',
    'second colon',
    'title: "Part 1: Matrix',
  ],
  ['title: ', 'title: [a] ', 'front-matter', 'Matrix times', 'no YAML', '.'],
  ['title: ', "title: 'It's ", 'front-matter', 's Matrix', 'follows what is in quotes', 'quotes'],
  ['macros: { "\\\\R"', 'macros: { "\\R"', 'front-matter', 'R"', 'backslash', 'single quotes'],
  [
    'macros: { "\\\\R"',
    'macros: { "RR"',
    'front-matter',
    '"RR"',
    '`RR` cannot be a name',
    'backslash',
  ],
  // The tests of a REPL question.
  ['  expect: ', '  expected: ', 'repl-tests', 'expected: ', 'no key `expected`', '"expect"'],
  ['  expect: ', '  expect: [1] #', 'repl-tests', '[1] #', 'is the list ["1"]', 'in quotes'],
  ['  expect: ', '\texpect: ', 'repl-tests', '\texpect', 'A tab indents', 'spaces'],
  ['- call: ', '- call: {1: 2} ', 'repl-tests', '', 'no YAML', '.'],
  ['- call: ', '- call ', 'repl-tests', '', 'no YAML', '.'],
  [
    '- call: ',
    '- hidden: yes\n  call: ',
    'repl-tests',
    'yes',
    'is the text "yes"',
    'true or false',
  ],
  ['- call: ', '- tolerance: 0\n  call: ', 'repl-tests', '0\n  call', 'is the text "0"', '1e-6'],
  [
    '- call: ',
    '- rule: no loops\n- call: ',
    'repl-tests',
    'no loops',
    '"no loops"',
    'forbids WHAT',
  ],
  [
    '- call: ',
    '- equivalent: "if a >= b:"\n- call: ',
    'repl-tests',
    'equivalent',
    'reason',
    '"reason: …"',
  ],
  [
    '- call: ',
    '- equivalent: "if a >= b:"\n  reason: ""\n- call: ',
    'repl-tests',
    '""',
    'reason',
    '"reason: …"',
  ],
  // A question's own line.
  [
    'type="numeric"',
    'type="number"',
    'question-type',
    '::::question{#length',
    '"number"',
    'numeric',
  ],
  [
    'type="numeric"',
    'type=“numeric”',
    'unread-block',
    '::::question{#length',
    'quotes of type',
    'straight',
  ],
  [
    'type="numeric"',
    'type="numeric',
    'unread-block',
    '::::question{#length',
    'cannot be read as one',
    'Close',
  ],
  [
    'type="numeric"',
    'type="numeric",',
    'unread-block',
    '::::question{#length',
    'cannot be read',
    'spaces',
  ],
  [
    'type="numeric"',
    'type="numeric" tolerence="1"',
    'question-attribute',
    '::::question{#length',
    '"tolerence"',
    '"tolerance"',
  ],
  [
    '::::question{#length',
    '::::question {#length',
    'unread-block',
    '::::question {#length',
    'cannot be read',
    'before the brace',
  ],
  [
    '::::question{#length',
    ':::: question{#length',
    'unread-block',
    ':::: question{#length',
    'cannot be read',
    'behind the colons',
  ],
];

it.each(mistakes)('tells of %j changed to %j as %s', (from, to, rule, at, message, fix) => {
  expect(exampleLesson).toContain(from);
  const source = exampleLesson.replace(from, () => to);
  const { messages } = compileLesson(source);
  const found = messages.find((one) => one.rule === rule && one.message.includes(message));
  expect(found?.fix).toContain(fix);
  if (at === '') return;
  const before = source
    .slice(0, source.lastIndexOf(at, source.indexOf(to) + to.length))
    .split('\n');
  expect([found?.line, found?.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
});
