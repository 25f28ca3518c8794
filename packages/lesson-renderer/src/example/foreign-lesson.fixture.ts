import { markTexts, mark } from '@lemma/testing/foreign-texts';
import { callouts } from '../markdown/callouts.ts';
import { englishLabels, type LessonLabels } from '../format/labels.ts';
import { englishStrings } from '../strings/strings.ts';

/** Every label of the compiler in the host's words, each with its values in it. */
export const foreignLabels = Object.fromEntries(
  Object.entries(englishLabels).map(([name, label]: [string, string]) => [
    name,
    mark([name, ...(label.match(/\{\w+\}/g) ?? [])].join(' ')),
  ]),
) as unknown as LessonLabels;

/** Every text of the renderer in the host's words. */
export const foreignStrings = markTexts(englishStrings);

const folded = (kind: string) => `:::${kind}[Ω $x$]\nα β[^1]\n\n- [x] α\n- [ ] β\n:::`;

const question = (id: string, type: string, rest: string, attributes = '') =>
  `::::question{#${id} type="${type}" skill="a" ${attributes}}\n${rest}\n\n:::hint\nα\n:::\n:::steps\nβ\n:::\n::::`;

/** Every construct of the format, in single letters and Greek. */
export const foreignLesson = `---
uid: x-y
title: Α
summary: α
prerequisites: []
minutes: 7
skills: { a: α }
---

## Explanation

α[^1] β[^1] [](#s)

[^1]: γ[^2]

[^2]: δ

${[...callouts.keys()].map(folded).join('\n\n')}

$$ {#eq-a}
x
$$

Κ [](#eq-a).

| α | β |
| - | - |
| γ | δ |

![α](/b.png "β")

::widget{name="" a="1"}

::widget{name="w"}

### S

\`\`\`graph
x: [-2, 2]
sliders: { a: { from: 0, to: 1, value: 1 } }
functions: [{ y: a*x }, { y: x^2, label: f }]
parametric: [{ x: t, y: t^2, t: [0, 1] }]
inequalities: [{ where: y > x }]
maps: [{ matrix: [[1, 0], [0, 1]] }]
polygons: [{ points: [[0, 0], [1, 0], [0, 1]] }]
segments: [{ from: [0, 0], to: [1, 1] }]
vectors: [{ to: [1, 1], label: v }]
points: { P: { at: [1, 1], drag: true }, Q: { at: [0, 0] } }
\`\`\`

\`\`\`graph
title: Ω
points: { P: { at: [1, 1] } }
\`\`\`

## Worked example

\`\`\`python run
x
\`\`\`
\`\`\`output
1
\`\`\`

\`\`\`output
2
\`\`\`

## Exercises

${question('one', 'multiple-choice', 'α\n\n- [x] β\n- [ ] γ\n\n  > δ')}

${question('many', 'multiple-choice', 'α\n\n- [x] β\n- [x] γ\n- [ ] δ\n\n  > δ', 'choose="several"')}

${question('n', 'numeric', 'α', 'answer="5"')}

${question('m', 'matrix', '```params\na: int(1, 9)\n```\n\n:::theorem\n{{a}}[^1]\n:::\n\n:::detail\nα\n:::\n\n- [x] α\n\n| α |\n| - |\n| β |\n\n[^1]: ε', 'answer="[[{{a}}, 2], [3, 4]]"')}

## Review

${question('r', 'repl', 'α\n\n```python starter\nx\n```\n\n```python solution\nx\n```\n\n```python wrong\ny\n```\n\n```python wrong\nz\n```\n\n```yaml tests\n- call: x\n  expect: "1"\n```')}
`;
