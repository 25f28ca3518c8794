import { expect, it } from 'vitest';
import { compileLesson } from '../compile/compile-lesson.ts';
import { importDocument } from './import-document.ts';

/** The text that a document becomes, and what was listed. */
function prose(text: string, name = 'chapter.md') {
  const { markdown, losses } = importDocument(text, { name, prose: true });
  return { markdown: markdown.trim(), losses: losses.map(({ at, what }) => `${at}: ${what}`) };
}

/** What the compiler says of a lesson or a text. */
const messagesOf = (markdown: string) => compileLesson(markdown, { fragment: true }).messages;

it.each([
  ['a callout', '```{note} Mind *this*\nText.\n```', ':::info[Mind *this*]\nText.\n:::'],
  ['one with colons', ':::{warning}\nText.\n:::', ':::gotcha\nText.\n:::'],
  ['one that folds', '```{note}\n:class: dropdown\nText.\n```', ':::detail\nText.\n:::'],
  [
    'one in another',
    '::::{tip}\n:::{note}\nText.\n:::\n::::',
    '::::tip\n:::info\nText.\n:::\n::::',
  ],
  [
    'a theorem with a label',
    '```{prf:lemma} Of sums\n:label: lem-sum\nText.\n```\n\n{prf:ref}`lem-sum`',
    ':::theorem[Lemma: Of sums]{#lem-sum}\nText.\n:::\n\n[](#lem-sum)',
  ],
  [
    'gates',
    '```{exercise-start}\n:label: ex\n```\nDo.\n\n```{code-cell} python3\nx = 1\n```\n```{exercise-end}\n```\nAfter.',
    ':::info[Exercise]{#ex}\nDo.\n\n```python run\nx = 1\n```\n:::\nAfter.',
  ],
  [
    'a formula with a label',
    '```{math}\n:label: eq-a\na = b\n```\n\n{eq}`eq-a`',
    '$$ {#eq-a}\na = b\n$$\n\n[](#eq-a)',
  ],
  ['a label behind dollars', '$$\na\n\nb\n$$ (eq-b)', '$$\na\nb\n$$ {#eq-b}'],
  [
    'an environment of LaTeX',
    '\\begin{align*}\na &= b\n\\end{align*}',
    '$$\n\\begin{align*}\na &= b\n\\end{align*}\n$$',
  ],
  [
    'a figure',
    '```{figure} a b.png\n:name: fig-a\n:alt: A cat\n:width: 60%\nIts *caption*.\n```\n\n{numref}`fig-a`',
    ':::figure[Its *caption*.]{#fig-a}\n![A cat](a%20b.png){width=60%}\n:::\n\n[](#fig-a)',
  ],
  [
    'a table of lists',
    '```{list-table} Rain\n:name: tab-rain\n* - day\n  - mm\n* - Monday\n  - 12\n```',
    ':::table[Rain]{#tab-rain}\n| day | mm |\n|---|---|\n| Monday | 12 |\n:::',
  ],
  [
    'a table of commas',
    '```{csv-table}\n:header: a, "b, c"\n1, 2\n```',
    '| a | b, c |\n|---|---|\n| 1 | 2 |',
  ],
  [
    'tabs',
    '::::{tab-set}\n:::{tab-item} A\nOne.\n:::\n:::{tab-item} B\nTwo.\n:::\n::::',
    '::::tabs\n:::tab[A]\nOne.\n:::\n:::tab[B]\nTwo.\n:::\n::::',
  ],
  [
    'a glossary',
    '```{glossary}\nLoss\n  How wrong\n  it is.\n```\n\n{term}`loss`',
    ':::glossary\nLoss\n: How wrong it is.\n:::\n\n[loss](#term-loss)',
  ],
  [
    'cells that fold and hide',
    '```{code-cell} ipython3\n:tags: [hide-input]\nx = 1\n```\n\n```{code-cell}\n---\ntags: [remove-cell]\n---\ny = 2\n```',
    '```python run folded\nx = 1\n```\n\n```python run hidden\ny = 2\n```',
  ],
  [
    'a cell that draws',
    '```{code-cell}\n---\nmystnb:\n  figure:\n    caption: Rain.\n    name: fig-rain\n---\nplot()\n```\n\n{ref}`fig-rain`',
    ':::figure[Rain.]{#fig-rain}\n```python run\nplot()\n```\n:::\n\n[](#fig-rain)',
  ],
  ['code of another language', '```{code-cell} julia\nx = 1\n```', '```julia\nx = 1\n```'],
  [
    'a heading with a label',
    '(sec-a)=\n## The *first* part\n\n{ref}`sec-a`, [words](#sec-a), {ref}`these <sec-a>`',
    '## The *first* part\n\n[](#the-first-part), [words](#the-first-part), [these](#the-first-part)',
  ],
  [
    'roles',
    'H{sub}`2`O, {sup}`a`, {math}`x^2`, {kbd}`Ctrl`, {py:func}`print`',
    'H~2~O, ^a^, $x^2$, `Ctrl`, `print`',
  ],
  ['a role over two lines', 'See {math}`x\n+ 1` here.', 'See $x\n+ 1$ here.'],
  ['what says nothing to a reader', '% a comment\n\n+++\n\n```{index} sums\n```\nText.', 'Text.'],
  [
    'a directive in a list',
    '1. One\n\n   ```{tip}\n   Text.\n   ```',
    '1. One\n\n   :::tip\n   Text.\n   :::',
  ],
  [
    'code that shows it',
    '````md\n```{note}\nText.\n```\n````\n\n`{ref}`',
    '````md\n```{note}\nText.\n```\n````\n\n`{ref}`',
  ],
])('takes over %s', (_name, document, expected) => {
  const { markdown, losses } = prose(document);
  expect(markdown).toBe(expected);
  expect(losses).toEqual([]);
  expect(messagesOf(markdown).filter(({ rule }) => rule !== 'link-target')).toEqual([]);
});

it.each([
  [
    'folds',
    '<details>\n<summary><b>More</b></summary>\n\nText.\n\n</details>',
    ':::detail[More]\nText.\n:::',
  ],
  [
    'tables',
    '<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>x | y</td></tr>\n</table>',
    '| a | b |\n|---|---|\n| 1 | x \\| y |',
  ],
  [
    'pictures',
    '<p align="center"><img src="a b.png" alt="A cat" width="300"/></p>',
    '![A cat](a%20b.png){width=300}',
  ],
  [
    'marks',
    '<b>bold</b>, <em>em</em>, <kbd>K</kbd>, H<sub>2</sub>O, a<br/>b',
    '**bold**, *em*, `K`, H~2~O, a<br>b',
  ],
  ['links', '<a class="x" href="https://a.example">words</a>', '[words](https://a.example)'],
  ['headings', '<h2 align="center">Title</h2>', '## Title'],
  ['what is no tag', 'List<int> and `<b>`, 1 < 2', 'List<int> and `<b>`, 1 < 2'],
  ['comments', '<!-- stays -->\n\nText.', '<!-- stays -->\n\nText.'],
])('takes over %s of HTML', (_name, document, expected) => {
  expect(prose(document)).toEqual({ markdown: expected, losses: [] });
});

it.each([
  ['```{bibliography}\n```', ['line 1: the list of sources'], ''],
  ['a {cite:p}`k2014` b', ['line 1: the citation k2014; its key stayed'], 'a (k2014) b'],
  [
    '\n\nSee {doc}`../the_end`.',
    ['line 3: a link to the document ../the_end; its words stayed'],
    'See the end.',
  ],
  ['[next](next.md#top)', ['line 1: a link to the document next.md#top; its words stayed'], 'next'],
  [
    '{ref}`nowhere`',
    ['line 1: a reference to "nowhere", which is not in this document; its words stayed'],
    'nowhere',
  ],
  [
    '```{mystery} x\nText.\n```',
    ['line 1: the directive {mystery}; what stood in it stayed'],
    'Text.',
  ],
  ['{mystery}`x`', ['line 1: the role {mystery}; its words stayed, as code'], '`x`'],
  ['<script>\nalert(1)\n</script>', ['line 1: <script> of HTML, with what is in it'], ''],
  [
    '<iframe src="https://a.example/v" title="A film"></iframe>',
    [
      'line 1: <iframe> of HTML; a link stands there. Write :::embed[Title]{src="…"} with its words',
    ],
    '[A film](https://a.example/v)',
  ],
  [
    '```{code-cell}\n!pip install x\nx = 1\n```',
    ['line 2: a command of the notebook, !pip install x'],
    '```python run\nx = 1\n```',
  ],
])('lists what cannot be taken over of %j', (document, losses, markdown) => {
  expect(prose(document)).toEqual({ markdown, losses });
});

const notebook = (cells: readonly object[], metadata = {}) =>
  JSON.stringify({ nbformat: 4, metadata, cells });

it('takes over a notebook, with what its cells printed', () => {
  const { markdown, losses } = prose(
    notebook([
      { cell_type: 'markdown', source: ['# Sums\n', '\n', '```{note}\n', 'Text.\n', '```'] },
      {
        cell_type: 'code',
        source: 'print(1)\n2 + 2',
        metadata: { tags: ['hide-input'] },
        outputs: [
          { output_type: 'stream', name: 'stdout', text: ['1\n'] },
          { output_type: 'execute_result', data: { 'text/plain': ['4'] } },
        ],
      },
      {
        cell_type: 'code',
        source: '1 / 0',
        outputs: [{ output_type: 'error', ename: 'ZeroDivisionError', evalue: 'division by zero' }],
      },
      { cell_type: 'code', source: '%matplotlib inline', outputs: [] },
      {
        cell_type: 'code',
        source: 'plot()',
        outputs: [
          { output_type: 'display_data', data: { 'image/png': 'iVBO', 'text/plain': '<Figure>' } },
        ],
      },
      { cell_type: 'raw', source: 'raw' },
    ]),
    'Chapter 1.ipynb',
  );
  expect(markdown).toBe(
    '# Sums\n\n:::info\nText.\n:::\n\n```python run folded\nprint(1)\n2 + 2\n```\n```output\n1\n4\n```\n\n```python run\n1 / 0\n```\n```output\nZeroDivisionError: division by zero\n```\n\n```python run\nplot()\n```',
  );
  expect(losses).toEqual([
    'cell 4, line 1: a command of the notebook, %matplotlib inline',
    expect.stringMatching(/^cell 5: the figure that a cell draws: say what it shows/),
    'cell 6: a raw cell',
  ]);
});

it('shows code of another language, and does not run it', () => {
  const text = notebook([{ cell_type: 'code', source: 'x <- 1', outputs: [] }], {
    kernelspec: { language: 'R' },
  });
  expect(prose(text, 'a.ipynb').markdown).toBe('```r\nx <- 1\n```');
});

it.each([
  ['{', 'This notebook is no JSON.'],
  ['{"worksheets": []}', 'no list of cells'],
  ['null', 'no list of cells'],
])('says why it cannot read the notebook %s', (text, problem) => {
  expect(() => prose(text, 'a.ipynb')).toThrow(problem);
});

it('makes a lesson with its title, macros, packages and one section of parts', () => {
  const { uid, markdown } = importDocument(
    '---\nmath:\n  "\\\\R": "\\\\mathbb{R}"\nkernelspec: {}\n---\n# Sums in `Python`\n\n## First\n\n### Deeper\n\n```{code-cell}\nimport numpy as np\n# not a heading\n```\n\n$\\R$\n',
    { name: 'books/02_Sums & more.md' },
  );
  expect(uid).toBe('sums-more');
  expect(markdown).toContain('title: "Sums in Python"');
  expect(markdown).toContain('macros: {"\\\\R":"\\\\mathbb{R}"}');
  expect(markdown).toContain('packages: [numpy]');
  expect(markdown).toContain(
    '## Explanation\n\n### First\n\n#### Deeper\n\n```python run\nimport numpy as np\n# not a heading\n```',
  );
  const { lesson, messages } = compileLesson(markdown, { file: 'sums-more.md' });
  expect(lesson?.sections.map(({ kind }) => kind)).toEqual([
    'explanation',
    'worked-example',
    'exercises',
    'review',
  ]);
  // What an import cannot know: what is asked.
  expect(
    new Set(messages.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
  ).toEqual(new Set(['review-questions', 'unused-skill']));
});

it.each([
  ['directives that nothing closes', '```{note}\n'],
  ['directives in directives', '::::{tip}\n:::{note}\n'],
  ['gates without an end', '```{exercise-start}\n```\n'],
  ['open details', '<details>\n'],
  ['open tables', '<table><tr><td>'],
  ['open roles', '{ref}`'],
  ['open tags', '<a href="'],
  ['labels', '(a)=\n'],
  ['dollars', '$$\n'],
  ['options', ':a: b\n'],
  ['backticks', '`` ` '],
])('reads %s without end, and throws nothing', (_name, piece) => {
  const text = piece.repeat(500);
  expect(() => messagesOf(prose(text).markdown)).not.toThrow();
});
