type Token = string | readonly [kind: 'keyword' | 'name', text: string];

/** The lines of the landing page's Python example. */
const tokens: readonly Token[] = [
  'A = [[2, -1, 0], [1, 3, 2]]\nx = [3, 1, -2]\n',
  ['keyword', 'for'],
  ' row ',
  ['keyword', 'in'],
  ' A:\n    pairs = ',
  ['name', 'zip'],
  '(row, x)\n    ',
  ['name', 'print'],
  '(',
  ['name', 'sum'],
  '(a * b ',
  ['keyword', 'for'],
  ' a, b ',
  ['keyword', 'in'],
  ' pairs))',
];

/** The example as it runs. */
export const pythonExample = tokens
  .map((token) => (typeof token === 'string' ? token : token[1]))
  .join('');

/** The example in its colours. None of its characters is special in HTML. */
export const pythonExampleHtml = tokens
  .map((token) =>
    typeof token === 'string' ? token : `<span class="${token[0]}">${token[1]}</span>`,
  )
  .join('');

/** What the example prints. */
export const pythonExampleOutput = '5\n2';
