import { describe, expect, it } from 'vitest';
import { compileLesson } from '../compile/compile-lesson.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { prerequisiteCycles } from './prerequisite-cycles.ts';

const known = ['example-lesson', 'la-dot-product'];

function rulesOf(from: string, to: string, file = 'a/example-lesson.md'): readonly string[] {
  expect(exampleLesson).toContain(from);
  return compileLesson(exampleLesson.replace(from, to), { file, knownLessons: known }).messages.map(
    ({ rule, line }) => `${rule}@${line}`,
  );
}

const lineOf = (text: string) =>
  exampleLesson.slice(0, exampleLesson.indexOf(text)).split('\n').length;

describe('the content rules', () => {
  it.each(['predict', 'your-turn', 'why'])('predict-place finds %s inside a question', (name) => {
    const prompt = 'for the matrix and vector below?';
    const found = rulesOf(prompt, `${prompt}\n\n:::${name}\nWhat comes out?\n:::\n`);
    expect(found).toContain(`predict-place@${lineOf(prompt) + 2}`);
  });

  it('say nothing of the example', () => {
    expect(rulesOf('Row by row', 'Row by row')).toEqual([]);
  });

  it.each([
    ['alt-text', 'A product takes one', '![](a.png) one', lineOf('A product takes one')],
    ['colour-only', 'A product takes one', 'See the red line. One', lineOf('A product takes one')],
    ['heading-order', '### By columns', '#### By columns', lineOf('### By columns')],
    ['equal-options', '$(4, -1, 7)$', '$(0, 1, 5)$', lineOf('::::question{#choice')],
    ['known-lessons', 'prerequisites: []', 'prerequisites: [la-dot-produkt]', 5],
    ['known-lessons', 'prerequisites: []', 'prerequisites: [example-lesson]', 5],
    ['reading-time', 'minutes: 10', 'minutes: 90', 1],
    ['unused-skill', 'skill="in-python"', 'skill="by-rows"', 1],
  ])('%s finds "%s" changed to "%s"', (rule, from, to, line) => {
    expect(rulesOf(from, to)).toContain(`${rule}@${line}`);
  });

  it.each([
    ['run', 1],
    ['run alt=" "', 1],
    ['run alt="A line."', 0],
    ['', 0],
  ])('drawn-figures asks of a cell that draws what is seen: %j, %d', (info, count) => {
    const cell = `\`\`\`python ${info}\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots()\n\`\`\`\n\n`;
    const found = rulesOf('A product takes one', `\n\n${cell}A product takes one`);
    expect(found.filter((rule) => rule.startsWith('drawn-figures'))).toHaveLength(count);
  });

  it.each([
    ['code-language', '```output\n17', '```\n17', '```output'],
    ['heading-words', '### By columns', '###', '### By columns'],
    ['heading-words', '## Worked example', '### By columns\n\n## Worked example', '## Worked'],
    ['link-text', 'A product takes one', 'Click [here](https://a.b). One', 'A product takes one'],
    ['link-text', 'A product takes one', 'https://a.b has one', 'A product takes one'],
    [
      'link-target',
      'Compare entry $i$ of both sides. By [](#def-mv)',
      'Compare entry $i$ of both sides. By [](#def-mw)',
      'Compare entry',
    ],
    ['long-paragraph', 'A product takes one', 'word '.repeat(160), 'A product takes one'],
    ['missing-definition', 'A product takes one', 'As said[^2] one', 'A product takes one'],
    ['missing-definition', 'A product takes one', 'As [said][there] one', 'A product takes one'],
    [
      'option-feedback',
      '\n\n  > The minus sign of the second entry went missing.',
      '',
      '- [ ] $(4, -1, 7)$',
    ],
    [
      'question-skill',
      'type="numeric" skill="by-rows"',
      'type="numeric" skill="by-rws"',
      '::::question{#length',
    ],
    ['question-steps', ':::steps\n$\\sqrt{3^2 + 4^2} = 5$.\n:::', '', '::::question{#length'],
    [
      'program-files',
      '```python starter\n',
      '```python starter\n-- two words.py --\n',
      '```python starter',
    ],
    [
      'program-files',
      '```python starter\n',
      '```python starter\n-- a.py --\n-- a.py --\n',
      '```python starter',
    ],
    [
      'program-files',
      '```python starter\n',
      '```python starter\n-- main.py --\n',
      '```python starter',
    ],
    [
      'repl-wrong',
      '```python wrong\ndef dot(a, b):\n    return a[0] * b[0]\n```',
      '',
      '::::question{#code',
    ],
    ['stray-closing', 'A product takes one', ':::\n\nOne', 'A product takes one'],
    [
      'unknown-lesson',
      'A product takes one',
      'A [product](la-dot-produkt#def-dot) takes one',
      'A product takes one',
    ],
    ['unclosed-block', 'they agree.\n:::', 'they agree.\n', ':::gotcha'],
    ['unclosed-block', 'A product takes one', '~~~text\nOne', 'A product takes one'],
    ['unfinished', 'A product takes one', 'TODO: one', 'A product takes one'],
  ])('%s finds, once and at its line, "%s" changed to "%s"', (rule, from, to, place) => {
    const found = rulesOf(from, to).filter((name) => name.startsWith(`${rule}@`));
    expect(found).toEqual([`${rule}@${lineOf(place)}`]);
  });

  it.each([
    ['type="numeric" answer="1" domain="x > 0"', '', 0, 'Its attributes are'],
    ['type="numeric" answer="1" units="cm"', '', 0, 'Did you mean "unit"?'],
    ['type="multi" credit="partial"', '- [x] A\n- [x] B\n- [ ] C\n\n  > No.', 0, 'Its attributes'],
    ['type="multi" shuffle="no"', '- [x] A\n- [x] B\n- [ ] C\n\n  > No.', 0, 'true, false'],
    ['type="expression" answer="1" tolerance="0.1"', '', 0, 'variables, domain'],
    ['type="expression" answer="x" variable="x"', '', 0, 'Did you mean "variables"?'],
    ['type="numeric" answer="1"', '```yaml gaps\n- answer: a\n```', 3, 'leave this one out'],
    ['type="matrix" answer="[1, 2]"', '```python starter\nx = 1\n```', 3, 'change the type'],
  ])('question-attribute finds what a question of its kind does not read: %s %s', (...given) => {
    const [attributes, body, line, fix] = given;
    const block = `::::question{#extra skill="by-rows" ${attributes}}\nWhat?\n\n${body}\n\n:::steps\nSo.\n:::\n::::\n\n`;
    const source = exampleLesson.replace('## Review', `${block}## Review`);
    const { messages } = compileLesson(source, { file: 'a/example-lesson.md' });
    expect(messages.filter(({ rule }) => rule === 'question-attribute')).toMatchObject([
      { line: lineOf('## Review') + line, fix: expect.stringContaining(fix) },
    ]);
  });

  it('few-answers draws a template and counts the answers that can be typed', () => {
    expect(
      compileLesson(
        exampleLesson
          .replace('A: matrix(2, 2, -4, 5)', 'A: matrix(2, 2, 1, 1)')
          .replace('x: vector(2, 1, 5)', 'x: vector(2, 1, 2)'),
        { file: 'a/example-lesson.md', knownLessons: known },
      ).messages,
    ).toMatchObject([
      {
        rule: 'few-answers',
        severity: 'warning',
        line: lineOf('::::question{#entries'),
        message: expect.stringContaining('only 3 different answers'),
      },
    ]);
  });

  describe('few-answers counts the options that can be right', () => {
    const found = (parameter: string, count = 1) => {
      const one = (id: number) => `::::question{#drawn-${id} type="multiple-choice" skill="by-rows"}
\`\`\`params
a: ${parameter}
\`\`\`

What is \${{a}} + 1$?

- [x] \${{a + 1}}$
- [ ] \${{a}}$

  > Nothing was added.

:::steps
\${{a + 1}}$.
:::
::::

`;
      const all = Array.from({ length: count }, (_, id) => one(id)).join('');
      return compileLesson(exampleLesson.replace('## Review', `${all}## Review`), {
        file: 'a/example-lesson.md',
      }).messages.flatMap(({ rule, message }) => (rule === 'few-answers' ? [message] : []));
    };

    it('in all draws', () => {
      expect(found('int(1, 3)')).toEqual([
        expect.stringMatching(/drawn-0 have only 3 different answers: \$\d\$, \$\d\$, \$\d\$\.$/u),
      ]);
      expect(found('int(1, 30)')).toEqual([]);
    });

    it.each([
      ['output', '```python program\nprint({{a}})\n```\n\n```output\n{{a}}\n```'],
      ['order', '```python order\nx = {{a}}\nx = x + 1\nprint(x)\n```'],
      ['order', '1. Add {{a}}.\n2. Halve it.\n3. Print it.'],
      ['cloze', 'Half of {{2 * a}} is [?1].\n\n```yaml gaps\n- answer: "{{a}}"\n```'],
      ['match', '| left | right |\n| --- | --- |\n| {{a}} | {{a + 1}} |\n| 0 | 1 |'],
      ['fault', '```python fault\nx = {{a}}\nprint(y)\n```'],
    ])('and the texts of kind %s: %s', (type, parts) => {
      const foundOf = (last: number) => {
        const line = type === 'fault' ? ' line="2"' : '';
        const question = `::::question{#drawn type="${type}" skill="by-rows"${line}}
\`\`\`params
a: int(1, ${last})
\`\`\`

Look.

${parts}

:::steps
Done.
:::
::::

`;
        const { messages } = compileLesson(
          exampleLesson.replace('## Review', `${question}## Review`),
          { file: 'a/example-lesson.md' },
        );
        return messages.map(({ rule }) => rule);
      };
      expect(foundOf(7)).toEqual(['few-answers']);
      expect(foundOf(8)).toEqual([]);
    });

    it('and says which templates it did not come to', () => {
      const messages = found('int(1, 500) where a == 1', 60);
      expect(messages.at(-1)).toMatch(/answers of example-lesson\/drawn-\d+ .* were not counted/u);
      expect(messages.length).toBeLessThan(60);
    });
  });

  it.each([
    ['Compute $\\mathbb{R}^{{x[2]}}$.', '^{{x[2]}}'],
    ['Compute $x_ {{x[1]}}$.', '_ {{x[1]}}'],
  ])(
    'hole-after-script finds %s, of which only the first digit would be raised',
    (prompt, hole) => {
      const { messages } = compileLesson(exampleLesson.replace('Compute ${{A}}{{x}}$.', prompt), {
        file: 'a/example-lesson.md',
        knownLessons: known,
      });
      expect(messages).toMatchObject([
        {
          rule: 'hole-after-script',
          line: lineOf('Compute ${{A}}'),
          message: expect.stringContaining(hole),
        },
      ]);
    },
  );

  /** What a rule says of a question with this text, in which `a` is drawn from 1 to 9. */
  const aboutTemplate = (rule: string, text: string) =>
    compileLesson(
      exampleLesson.replace(
        '## Review',
        `::::question{#one type="numeric" skill="by-rows" answer="{{a + 3}}"}
\`\`\`params
a: int(1, 9)
\`\`\`

${text}
::::

## Review`,
      ),
      { file: 'a/example-lesson.md' },
    ).messages.filter((message) => message.rule === rule);

  describe('unit-coefficient draws the numbers of a template', () => {
    const found = (formula: string) =>
      aboutTemplate('unit-coefficient', `Solve ${formula}, in 1 s or 1 kg.`);

    it('and finds a 1 before a letter', () => {
      expect(found('${{a}}x = 3$')).toMatchObject([
        { message: expect.stringContaining('one shows 1x for some draws') },
      ]);
      expect(found('${{a}}\\,t = 3$')).toHaveLength(1);
    });

    it.each([
      '${{coef(a)}}x {{signedcoef(-a)}}y = 3$',
      '$x_{{a}} = 3$',
      '$x^{{a}}y = {{a}} \\cdot x$',
      '{{a}} x',
    ])('and leaves %s alone', (formula) => {
      expect(found(formula)).toEqual([]);
    });
  });

  it('unread-hole names what a template leaves as it stands', () => {
    const found = (text: string) => aboutTemplate('unread-hole', text);
    expect(found('What is {{if(a > 3, {1}, 2)}}?')).toMatchObject([
      { message: 'example-lesson/one shows "{{if(a > 3, {1}, 2)}}?" as it stands.' },
    ]);
    expect(found('What is {{if(a > 3, "{1}", "}}")}}?')).toEqual([]);
    expect(found('What is $\\frac{{{a}}}{2}$?')).toEqual([]);
  });

  it('unit-coefficient and unread-hole draw the templates of a lesson within bounds, and say what they left out', () => {
    const slow = (id: string) => `::::question{#${id} type="numeric" skill="by-rows" answer="{{n}}"}
\`\`\`params
n: int(1, 1000000) where mod(n, 2000) == 7
\`\`\`

What is \${{n}}x$ at 1?

:::steps
It is {{n}}.
:::
::::
`;
    const many = Array.from({ length: 12 }, (_, index) => slow(`slow-${index}`)).join('\n');
    const { messages } = compileLesson(exampleLesson.replace('## Review', `${many}\n$&`));
    const left = messages.filter(({ message }) => message.includes('were not looked at'));
    expect(left.map(({ rule, severity }) => `${rule} ${severity}`)).toContain(
      'unit-coefficient warning',
    );
  });

  describe('equal-options draws the numbers of a template', () => {
    const question = (
      where: string,
      id = 'drawn',
    ) => `::::question{#${id} type="multiple-choice" skill="by-rows"}
\`\`\`params
a: int(2, 9)
b: int(2, 9)${where}
\`\`\`

What is \${{a}} + {{b}}$?

- [x] \${{a + b}}$
- [ ] \${{a * b}}$

  > That is the product.
- [ ] \${{a + b + 100}}$

  > That is far too large.

:::steps
\${{a + b}}$.
:::
::::

`;
    const messagesOf = (text: string) =>
      compileLesson(exampleLesson.replace('## Review', `${text}## Review`), {
        file: 'a/example-lesson.md',
      }).messages;

    it('and finds the draws in which two options are the same', () => {
      expect(messagesOf(question(''))).toMatchObject([
        {
          rule: 'equal-options',
          severity: 'error',
          line: lineOf('## Review'),
          message:
            'Options a and b of example-lesson/drawn are equal for some draws (a = 2, b = 2): both are $4$.',
        },
      ]);
    });

    it('and says nothing where a condition keeps them apart', () => {
      expect(messagesOf(question(' where a + b != a * b'))).toEqual([]);
    });

    it('and stops where the draws of a lesson become too dear', () => {
      const found = (count: number) => {
        const dear = '\nc: int(1, 500) where c == 1';
        const all = Array.from({ length: count }, (_, index) => question(dear, `drawn-${index}`));
        return messagesOf(all.join('')).filter(({ rule }) => rule === 'equal-options').length;
      };
      expect(found(1)).toBe(1);
      expect(found(60)).toBe(0);
    });
  });

  it('unclosed-block takes fences in lists and quotes, and blocks closed with the one around them, as they are', () => {
    const nested =
      '> :::tip\n> a\n> :::\n\n- b\n\n  ```python\n  c\n  ```\n\n      indented\n\n::::tip\n:::info\nd\n:::\n::::\n\n$$\ne\n$$\n\nA';
    expect(rulesOf('A product takes one', nested)).toEqual([]);
    const inner = rulesOf('A product takes one', '::::tip\n:::info\nd\n::::\n\nA');
    expect(inner).toEqual([`unclosed-block@${lineOf('A product takes one') + 1}`]);
  });

  it('file-name compares the uid with the file', () => {
    expect(rulesOf('Row', 'Row', 'a/other.md')).toEqual(['file-name@2']);
  });

  it('look at no fragment: a preview is not finished', () => {
    const question = exampleLesson
      .slice(exampleLesson.indexOf('::::question{#length'), exampleLesson.indexOf('## Review'))
      .replace(/:::steps[^]*?:::\n/, '');
    expect(compileLesson(`[](#nowhere)\n\n${question}`, { fragment: true }).messages).toEqual([]);
  });

  it('review-questions asks for a question in Review', () => {
    const review = exampleLesson.slice(exampleLesson.indexOf('::::question{#code'));
    expect(rulesOf(review, '')).toContain('review-questions@1');
  });

  it('key-options finds a right option that is far longer than the others', () => {
    const long =
      'It is the vector that one gets by going along each row and down the vector at once';
    expect(rulesOf('$(0, 1, 5)$', long)).toContain(`key-options@${lineOf('::::question{#choice')}`);
  });

  it('prerequisite-cycle names the lessons of a circle once', () => {
    const node = (uid: string, prerequisites: string[]) => ({
      uid,
      file: `${uid}.md`,
      prerequisites,
    });
    const messages = prerequisiteCycles([
      node('a', ['b']),
      node('b', ['c']),
      node('c', ['b']),
      node('d', []),
    ]);
    expect(messages.map(({ message }) => message)).toEqual([
      'The prerequisites go in a circle: b → c → b.',
    ]);
  });
});
