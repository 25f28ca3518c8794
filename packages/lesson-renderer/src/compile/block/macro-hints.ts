/** Commands of other LaTeX packages that books use and KaTeX lacks, as the macros that stand for them. */
const known: Readonly<Record<string, string>> = {
  // physics
  '\\dd': '\\mathrm{d}',
  '\\dv': '\\frac{\\mathrm{d}#1}{\\mathrm{d}#2}',
  '\\pdv': '\\frac{\\partial #1}{\\partial #2}',
  '\\qty': '\\left(#1\\right)',
  '\\abs': '\\left\\lvert #1\\right\\rvert',
  '\\norm': '\\left\\lVert #1\\right\\rVert',
  '\\eval': '\\left. #1\\right\\rvert',
  '\\order': '\\mathcal{O}\\left(#1\\right)',
  '\\comm': '\\left[#1, #2\\right]',
  '\\acomm': '\\left\\{#1, #2\\right\\}',
  '\\expval': '\\left\\langle #1\\right\\rangle',
  '\\mel': '\\left\\langle #1\\middle|#2\\middle|#3\\right\\rangle',
  '\\vb': '\\mathbf{#1}',
  '\\va': '\\vec{\\mathbf{#1}}',
  '\\vu': '\\hat{\\mathbf{#1}}',
  '\\grad': '\\nabla',
  '\\curl': '\\nabla\\times',
  '\\laplacian': '\\nabla^2',
  '\\tr': '\\operatorname{tr}',
  '\\rank': '\\operatorname{rank}',
  // bm, siunitx, mathtools, dsfont
  '\\SI': '#1\\,\\mathrm{#2}',
  '\\si': '\\mathrm{#1}',
  '\\num': '#1',
  '\\unit': '\\mathrm{#1}',
  '\\mathds': '\\mathbb{#1}',
  '\\coloneq': '\\mathrel{:=}',
  '\\argmin': '\\operatorname*{arg\\,min}',
  '\\argmax': '\\operatorname*{arg\\,max}',
};

/** Commands that no macro can stand for, and what to do instead. */
const advice: Readonly<Record<string, string>> = {
  '\\label':
    'A formula has one number: write one \\label in it, or each line as a formula of its own.',
  '\\eqref':
    'Write the reference beside the formula: \\eqref{…} in the text, or alone in a formula.',
  '\\ref': 'Write the reference beside the formula: \\ref{…} in the text, or alone in a formula.',
};

/** What to write for a command that KaTeX does not know and a book may have; undefined for any other problem. */
export function macroFor(problem: string): string | undefined {
  const command = /Undefined control sequence: (\\[A-Za-z]+)/.exec(problem)?.[1];
  if (command === undefined) return undefined;
  if (Object.hasOwn(advice, command)) return advice[command];
  const body = Object.hasOwn(known, command) ? known[command] : undefined;
  return body === undefined
    ? undefined
    : `Declare it in the front matter: macros: { ${JSON.stringify(command)}: ${JSON.stringify(body)} }.`;
}
