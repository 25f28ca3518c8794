/** A lesson of 3,000 words with 140 formulas, 20 callouts and 4 graphs, made alike at every run. */

const sentence =
  'Every linear map sends the origin to itself and keeps lines parallel, so what it does to a grid is known from what it does to two vectors.';
const formulas = [
  'A\\mathbf{x} = \\sum_{j=1}^{n} x_j \\mathbf{a}_j',
  '\\mathbf{u} \\cdot \\mathbf{v} = \\lVert\\mathbf{u}\\rVert\\,\\lVert\\mathbf{v}\\rVert \\cos\\theta',
  '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}',
  '\\det(AB) = \\det(A)\\det(B)',
  '\\lambda^2 - \\operatorname{tr}(A)\\lambda + \\det(A) = 0',
  '\\frac{\\partial L}{\\partial W} = \\delta\\,\\mathbf{x}^{\\top}',
];
const kinds = ['theorem', 'definition', 'tip', 'example', 'gotcha', 'detail'];
const graph = `\`\`\`graph
x: [-3, 3]
y: [-2, 4]
sliders:
  a: { from: -2, to: 2, value: 1 }
functions:
  - { y: a*x^2, label: f }
vectors:
  - { to: [1, 2], label: v }
\`\`\``;

/** Body of a lesson: seven formulas, one callout and about 150 words a section; a graph in every fifth. */
export function sampleBody(sections: number, graphs = true): string {
  return Array.from({ length: sections }, (_, index) => section(index, graphs)).join('\n\n');
}

function section(index: number, graphs: boolean): string {
  const formula = (offset: number) =>
    formulas[(index * 7 + offset) % formulas.length]
      ?.replace('{x}', `{x_{${index}}}`)
      .replace('1 &', `${index} &`) ?? '';
  return [
    `### Part ${index + 1}`,
    `${sentence} Here $${formula(0)}$ and $${formula(1)}$ say the same. ${sentence}`,
    `$$\n${formula(2)}\n$$`,
    `${sentence} With $${formula(3)}$ in hand, *look* at **each** entry and at [its source](https://example.com/${index}).`,
    `:::${kinds[index % kinds.length]}[Part ${index + 1}]\n${sentence} So $${formula(4)}$ holds.\n\n- one of ${index}\n- two with $${formula(5)}$\n:::`,
    `${sentence} It follows that $${formula(6)}$.`,
    ...(graphs && index % 5 === 0 ? [graph] : []),
  ].join('\n\n');
}

/** Twenty sections: 3,000 words. */
export const sample = (graphs = true): string => sampleBody(20, graphs);

/** Words of a text, as a reader counts them: code and formulas are none. */
export function words(markdown: string): number {
  const prose = markdown.replaceAll(/```[^]*?```|\$\$[^]*?\$\$|\$[^$]*\$/g, ' ');
  return prose.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;
}
