import { each, fill, head, most, stairs, type Texts } from './make.ts';

/** Questions whose one parameter is drawn like this. */
const drawn = (parameter: string): string =>
  each(
    (i) =>
      `:::question{#q-${i} type="numeric" answer="1" skill="a"}\n\`\`\`params\n${parameter}\n\`\`\`\nWhat {{a}}?\n\n:::steps\na\n:::\n:::\n\n`,
  );

/** Directives, questions, graphs, front matter. */
export const lessons: Texts = {
  '10,000 unclosed directives': () => ':::tip\n'.repeat(10_000),
  '10,000 unclosed directives parted': () => ':::tip[title]\n\ntext\n\n'.repeat(10_000),
  '10,000 unclosed nested fences of growing colons': () =>
    stairs((i) => ':'.repeat(3 + (i % 3000)) + 'tip', most),
  'unknown lessons': () => head + '## Explanation\n\n' + each((i) => `[a](la-dot-x${i})\n\n`),
  'wrong skill': () =>
    head +
    '## Exercises\n\n' +
    each((i) => `:::question{#q-${i} type="multiple-choicf" skill="a"}\nWhat?\n:::\n\n`),
  templates: () => head + '## Exercises\n\n' + drawn('a: int(1, 1000000) where a == 0'),
  'templates of matrices': () =>
    head + '## Exercises\n\n' + drawn('a: matrix(20, 20, 1, 1000000) where a[1, 1] == 0'),
  'templates of determinants': () =>
    head + '## Exercises\n\n' + drawn('a: matrix(20, 20, 1, 9) where det(a) == 0.5'),
  'templates that are often drawn': () =>
    head + '## Exercises\n\n' + drawn('a: int(1, 4000) where a == 7'),
  'repl yaml': () =>
    head +
    '## Exercises\n\n' +
    each(
      (i) =>
        `::::question{#q-${i} type="repl" skill="a"}\nWhat?\n\n\`\`\`python starter\na\n\`\`\`\n\n\`\`\`python solution\na\n\`\`\`\n\n\`\`\`yaml tests\n${'- cal: a\n'.repeat(1000)}\`\`\`\n\n::::\n\n`,
    ),
  'many errors': () => fill(':::tipp\na\n:::\n\n'),
  directives: () => fill(':::tip\na\n:::\n\n'),
  'directives with titles': () => fill(':::tip[a $x$ b]\na\n:::\n\n'),
  'directives nested 8': () =>
    fill(
      '::::::::::tip\n:::::::::tip\n::::::::tip\n:::::::tip\n::::::tip\n:::::tip\n::::tip\n:::tip\na\n:::\n::::\n:::::\n::::::\n:::::::\n::::::::\n:::::::::\n::::::::::\n\n',
    ),
  'directives in lists': () => fill('- a\n\n  :::tip\n  b\n  :::\n\n'),
  'directive open attr': () => fill('::a{b\n'),
  'directive open attr long': () => fill('::a{' + 'b="c" '.repeat(1600) + '\n'),
  'directive attrs': () => fill('::widget{name="x" ' + 'b="c" '.repeat(1600) + '}\n'),
  'directive attr json': () => fill('::widget{name="x" a="' + '['.repeat(9000) + '"}\n'),
  'directive attr json ok': () =>
    fill('::widget{name="x" a="' + '['.repeat(4500) + ']'.repeat(4500) + '"}\n'),
  'directive label open': () => fill(':::tip[' + '['.repeat(2900) + '\n\n'),
  'directive label balanced': () => fill('::a[' + '['.repeat(30) + ']'.repeat(30) + ']\n'),
  'directive in a quoted fence': () => fill('> :::tip\n> a\n'),
  'text directives': () => fill(':a[b]{c} '),
  'text directives open': () => fill(':a['.repeat(900) + '\n\n'),
  'text directive attrs': () => fill(':a{b="'.repeat(900) + '\n\n'),
  closers: () => fill(':::\n'),
  'closers growing': () => stairs((i) => ':'.repeat(3 + (i % 1000))),
  'unclosed in closed': () => fill('::::tip\n' + ':::tip\n'.repeat(7) + '::::\n\n'),
  widgets: () => fill('::widget{name="matrix-multiplier" a="[[1,2],[3,4]]" b="[[5],[6]]"}\n\n'),
  questions: () =>
    head +
    '## Explanation\n\na\n\n## Exercises\n\n' +
    each(
      (i) =>
        `:::question{#q-${i} type="multiple-choice"}\nWhat?\n\n- [x] a\n- [ ] b\n\n::explanation[c]\n:::\n\n`,
    ),
  'question of very many options': () =>
    head +
    '## Explanation\n\na\n\n## Exercises\n\n' +
    `:::question{#q type="multiple-choice"}\nWhat?\n\n${each((i) => `- [x] a${i}\n`)}\n\n:::\n\n`,
  graphs: () => fill('```graph\nx: [0, 1]\nfunctions:\n  - { y: x^2 }\n```\n\n'),
  'graph brackets': () => '```graph\n' + fill('[') + '\n```',
  'graph braces': () => '```graph\n' + fill('{a: ') + '\n```',
  'graph anchors bomb': () =>
    '```graph\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]\ng: &g [*f,*f,*f,*f,*f,*f,*f,*f,*f]\nh: [*g,*g,*g,*g,*g,*g,*g,*g,*g]\n```',
  'graph many functions': () =>
    '```graph\nx: [0, 1]\nfunctions:\n' + fill('  - { y: x^2 }\n') + '```',
  'graph long expression': () =>
    '```graph\nx: [0, 1]\nfunctions:\n  - { y: "' + fill('x+') + 'x" }\n```',
  'graph nested expression': () =>
    '```graph\nx: [0, 1]\nfunctions:\n  - { y: "' +
    '('.repeat(most / 2) +
    'x' +
    ')'.repeat(most / 2) +
    '" }\n```',
  'graph power tower': () =>
    '```graph\nx: [0, 1]\nfunctions:\n  - { y: "' + fill('2^') + 'x" }\n```',
  'graph minus': () => '```graph\nx: [0, 1]\nfunctions:\n  - { y: "' + fill('-') + 'x" }\n```',
  'graph yaml lines': () => '```graph\n' + each((i) => `k${i}: 1\n`) + '```',
  'graph huge range': () =>
    fill('```graph\nx: [0, 1e300]\ny: [-1e-300, 1]\nfunctions:\n  - { y: x^2 }\n```\n\n'),
  'front matter huge': () => '---\n' + each((i) => `k${i}: a\n`) + '---\n\na',
  'front matter brackets': () => '---\nuid: ' + fill('[') + '\n---\n\na',
  'front matter open': () => '---\n' + fill('a: b\n'),
  'front matter bomb': () =>
    '---\nuid: a\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nprerequisites: *e\n---\n',
  'skills huge': () =>
    head.replace('minutes', `skills:\n${each((i) => `  s${i}: a\n`)}minutes`) +
    '\n## Explanation\n\na',
  'prerequisites huge': () =>
    head.replace('prerequisites: []', `prerequisites: [${each((i) => `a-${i}, `)}]`) +
    '\n## Explanation\n\na',
  sections: () => head + fill('## Explanation\n\na\n\n'),
  'colour words': () => head + '## Explanation\n\n' + fill('the red line and the blue one. '),
  'images without alt': () => head + '## Explanation\n\n' + fill('![](b.png)\n\n'),
};
