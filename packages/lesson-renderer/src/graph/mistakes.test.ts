import { expect, it } from 'vitest';
import { compileGraph } from './compile.ts';

/** What an author might write, where it is told (line:column of the block), what, and what to do. */
const mistakes: readonly (readonly [yaml: string, place: string, message: string, fix: string])[] =
  [
    // A list where keys are, keys where a list is, one where several are.
    ['points: { P: [1, 1] }', '1:14', '`P` of `points` is the list [1,1].', '{ at: [x, y] }'],
    ['points: [[1, 1]]', '1:9', '`points` is the list [[1,1]].', '{ P: { at: [1, 2] } }'],
    ['points: P', '1:9', '`points` is the text "P".', '{ P: { at: [1, 2] } }'],
    ['points: { P: }', '1:11', '`P` of `points` is empty.', '{ at: [x, y] }'],
    ['points:\n  P:\n  at: [1, 1]', '2:3', '`P` of `points` is empty.', '{ at: [x, y] }'],
    ['sliders: { a: [0, 1] }', '1:15', '`a` of `sliders` is the list [0,1].', 'from and to'],
    ['functions: x^2', '1:12', '`functions` is the text "x^2".', 'Write a list, for example [x^2'],
    ['functions:\n  -x^2', '2:3', '`functions` is the text "-x^2".', 'space behind the dash'],
    ['functions: { y: x^2 }', '1:12', '`functions` has keys of its own: y.', 'Write a list'],
    ['functions:', '1:1', '`functions` is empty.', 'Write a list'],
    ['vectors: { u: [1, 1] }', '1:10', '`vectors` has keys of its own: u.', 'Write a list'],
    ['vectors: [1, 1]', '1:11', 'Entry 1 of `vectors` is the number 1.', 'Write [x, y]'],
    ['segments: [[0, 0]]', '1:12', 'Entry 1 of `segments` is the list [0,0].', 'from and to'],
    ['polygons: [[0, 0]]', '1:12', 'Entry 1 of `polygons` is the list [0,0].', '{ points: ['],
    ['maps: [{ matrix: [1, 0] }]', '1:19', 'Entry 1 of `matrix` of entry 1 of', 'two numbers'],
    ['- x^2', '1:1', 'The graph is the list ["x^2"].', 'functions: [x^2]'],
    ['y = x^2', '1:1', 'The graph is the text "y = x^2".', 'functions: [x^2]'],
    // A number, a word, another word than the ones there are.
    ['x: 5', '1:4', '`x` is the number 5.', '[-5, 5]'],
    ['x: -5..5', '1:4', '`x` is the text "-5..5".', '[-5, 5]'],
    ['x: [5, -5]', '1:4', '`x` is the list [5,-5].', 'smaller number first'],
    ['x: [-5]', '1:4', 'Entry 2 of `x` is missing.', 'Write a number'],
    ['x: [-5, 5, 1]', '1:12', 'Entry 3 of `x` is the number 1.', '[from, to]'],
    ['x: [-5, b]', '1:9', 'Entry 2 of `x` is the text "b".', 'Write a number'],
    ['x: (-5, 5)', '1:4', '`x` is the text "(-5, 5)".', 'square brackets'],
    ['points: { P: { at: (1, 1) } }', '1:20', '`at` of `P` of `points`', 'square brackets'],
    ['points: { P: { at: [1, 2, 3] } }', '1:27', 'Entry 3 of `at`', 'two numbers'],
    ['points: { 1: { at: [1, 1] } }', '1:11', '`1` cannot be a name.', 'starts with a letter'],
    ['grid: yes', '1:7', '`grid` is the text "yes".', 'Write true or false.'],
    ['aspect: square', '1:9', '`aspect` is the text "square".', 'Write equal or free.'],
    ['sliders: { a: { from: 1, to: 0 } }', '1:15', '`a` of `sliders` does not', 'from smaller'],
    ['sliders: { a: { from: 0 } }', '1:15', '`to` of `a` of `sliders` is missing.', 'from and'],
    ['functions: [{ y: x, domain: 2 }]', '1:29', '`domain` of entry 1 of', '[from, to]'],
    ['parametric: [{ x: t, y: t }]', '1:14', '`t` of entry 1 of `parametric` is missing.', 't: ['],
    // Keys that there are not.
    ['function: [x]', '1:1', 'There is no key `function`.', 'Did you mean "functions"?'],
    ['func: [x]', '1:1', 'There is no key `func`.', 'Did you mean "functions"?'],
    ['plot: x', '1:1', 'There is no key `plot`.', 'The keys are title, description, x, y'],
    [
      'functions:\n  - y: x\n    colour: red',
      '3:5',
      'There is no key `colour` in entry 1',
      '"color"',
    ],
    ['vectors: [{ to: [1, 1], form: P }]', '1:25', 'no key `form` in entry 1 of', '"from"'],
    ['sliders: { a: { min: 0 } }', '1:17', 'There is no key `min` in `a` of `sliders`.', 'from'],
    ['functions: [{ y = x^2 }]', '1:15', 'There is no key `y = x^2`', '"y: x^2"'],
    ['inequalities: [{ y > x }]', '1:18', 'There is no key `y > x`', '"where: y > x"'],
    // Expressions as on paper, in LaTeX, or in a program.
    ['functions: [y = x^2]', '1:13', '“=” is not expected', 'the right side alone: x^2.'],
    ['functions: [f(x) = x^2]', '1:13', '“=” is not expected', 'the right side alone: x^2.'],
    ['inequalities: [y => x]', '1:16', '“=” is not expected here', 'Write >='],
    ['functions: [sen(x)]', '1:13', 'There is no function “sen”', 'Did you mean "sin"?'],
    ['functions: [arcsin(x)]', '1:13', 'There is no function “arcsin”', 'Did you mean "asin"?'],
    ['functions: [sin x]', '1:13', '“x” is not expected here', 'sin(x)'],
    ['functions: [2*sin]', '1:13', '“sin” is not defined here', 'sin(x)'],
    ['functions: [\\sin(x)]', '1:13', '“\\” is not expected here', 'without LaTeX'],
    ['functions: ["|x|"]', '1:13', '“|” is not expected here', 'abs(x)'],
    ['functions: [ax]', '1:13', '“ax” is not defined here', 'The names are x, pi'],
    ['functions: [xx]', '1:13', '“xx” is not defined here', 'a star: x*x.'],
    ['sliders: { a: { from: 0, to: 1 } }\nfunctions: [a(x)]', '2:13', 'function “a”', 'a*( … )'],
    [
      'functions: [2x^]',
      '1:13',
      'at character 4. The expression ends too early.',
      'Check brackets',
    ],
    [
      'functions: [min(x; 1)]',
      '1:13',
      'A bracket is still open before “;”',
      'separate values by commas',
    ],
    ['vectors:\n  - to: 1, 1', '2:9', 'There is no point “1, 1”', '[1, 1]'],
    ['vectors: [Q]', '1:11', 'There is no point “Q”; points are: none.', 'points: { P:'],
    ['functions: [1/2x]', '1:13', 'at character 4. A product without a star', 'a/(b*c)'],
    ['functions: [x = 1 where]', '1:13', '“=” is not expected', 'the right side alone'],
    ['functions: [x where x > 1]', '1:13', '“where” is only available', 'if(condition, a, b)'],
    ['functions: ["[x, 1]"]', '1:13', 'A list is only available in templates', 'of its own'],
    ['functions: ["int(1, 9)*x"]', '1:13', 'int() is only available in templates', 'a slider'],
    ['functions: ["dot(x, x)"]', '1:13', 'dot() is only available in templates', 'P.x*Q.x'],
    ['functions: [signed(x)]', '1:13', 'signed() is only available in templates', 'alone'],
    ['sliders: { π: { from: 0, to: 1 } }', '1:12', '`π` cannot be a name.', 'none of and, or'],
    ['sliders: { not: { from: 0, to: 1 } }', '1:12', '`not` cannot be a name.', 'none of and, or'],
    ['text: "{{speed}}"', '1:7', '“speed” is not defined here', 'A slider makes one'],
    // What is no YAML.
    ['functions:\n\t- x^2', '2:1', 'A tab indents this line.', 'Indent with spaces.'],
    ['functions: [x^2', '1:12', 'The [ here is never closed.', 'Write ] where it ends.'],
    ['title: [a\nfunctions: [x]', '1:8', 'The [ here is never closed.', 'Write ]'],
    ['points: { P: { at: [1, 1 } }', '1:20', 'The [ here is never closed.', 'Write ]'],
    ['title: "a\nfunctions: [x]', '1:8', 'The " here is never closed.', 'Write " where it ends.'],
    ['functions: [x, ]]', '1:17', 'The ] here closes nothing.', 'Take it away.'],
    ['title: Slope: steep', '1:13', 'There is a second colon', 'title: "Slope: steep".'],
    ['title: Say: "a"', '1:11', 'There is a second colon', 'title: \'Say: "a"\'.'],
    ['title: "a" b', '1:12', 'More text follows what is in quotes.', 'title: \'"a" b\'.'],
    ['functions: [{ y: |x| }]', '1:18', 'A value cannot begin with', 'in quotes'],
    ['functions: [*x]', '1:14', 'A value cannot begin with', 'in quotes'],
    ['text: {{a}}', '1:7', 'A value cannot begin with two brackets', 'in quotes'],
    ['title: "\\sin"', '1:10', 'A backslash in double quotes', 'single quotes'],
    ['points: { P: { at: [1, 1] drag: x } }', '1:27', 'A comma is missing', '{ key: value'],
    ['functions:\n  - x\n - x', '3:2', 'another column', 'in the same column'],
    ['functions: [x]\nfunctions: [x]', '2:1', 'The key `functions` stands here twice.', 'Keep one'],
    ['title\nx: [0, 1]', '1:1', 'This line has no colon.', 'key: value'],
  ];

it.each(mistakes)('in %j is told at %s', (yaml, place, message, fix) => {
  const { messages } = compileGraph(yaml, { file: 'lesson.md', line: 0 });
  const first = messages.find((found) => found.message.includes(message));
  expect(`${first?.line}:${first?.column}`).toBe(place);
  expect(first?.fix).toContain(fix);
  // A sentence each, in words of an author and not of a program.
  for (const said of [first?.message, first?.fix]) {
    expect(said).toMatch(/^[A-Z`“][^]*[.?]$/);
    expect(said).not.toMatch(/undefined|null|Object|Array|Function|Invalid|Expected|received/);
  }
});

it.each([
  'functions: [2, { y: 3, label: 4 }]',
  'parametric: [{ x: 1, y: t, t: [0, 2pi] }]',
  'x: [-pi, pi]',
  'x: ["−2", "2"]',
  'inequalities: [y ≥ x², 0 < y < x]',
  'sliders: { θ₁: { from: 0, to: 1 } }\nfunctions: [-2x, (x - θ₁)(x + 1), x**2 ÷ 2]',
  'title: 3',
])('takes what can be meant in one way alone: %j', (yaml) => {
  expect(compileGraph(yaml, { file: 'lesson.md', line: 0 }).messages).toEqual([]);
});
