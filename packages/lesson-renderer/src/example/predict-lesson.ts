const fence = '```';

/** Fragments that ask first: a prediction about each kind of block, a step and a reason. Stories and tests show them. */
export const predictions = {
  cell: `
:::predict{line="1" shuffle="false"}
What does the first line say?

- [ ] \`[1, 2]\`

  > \`ys = xs\` copies nothing: both names stand for one list, so what is appended by one name is there by the other.
- [x] \`[1, 2, 3]\`
- [ ] \`[3]\`

  > \`append\` puts an item at the end and keeps the others.

${fence}python run
xs = [1, 2]
ys = xs
ys.append(3)
print(xs)
print(len(ys))
${fence}
${fence}output
[1, 2, 3]
3
${fence}

An assignment gives a value one more name. There is *one* list, and it has two.
:::
`,
  line: `
:::predict
What does this cell print?

${fence}python run
print(7 // 2, 7 % 2)
${fence}
${fence}output
3 1
${fence}

Two goes into seven three times, and one is left over.
:::
`,
  graph: `
:::predict{shuffle="false"}
The slider $a$ goes from $1$ to $2$. What happens to the line $y = ax$?

- [ ] It moves up

  > Moving up would add the same to every point: $y = x + a$. Here the point $(0, 0)$ stays.
- [x] It gets steeper
- [ ] It gets flatter

  > A flatter line rises less for each step to the right; $a$ is what it rises.

${fence}graph
x: [-4, 4]
y: [-4, 4]
sliders: { a: { from: 0, to: 3, step: 0.5, value: 1 } }
functions: [{ y: a * x, label: y = ax }]
${fence}

For each step to the right, the line rises by $a$: with $a = 2$ twice as much as before.
:::
`,
  widget: `
:::predict{outcome="It stops: the counter cannot go past $9$."}
What happens at the press after 9?

::widget{name="counter" start="8"}

A counter of one digit has no place for ten.
:::
`,
  step: `
Row 1 is $(1, 2, 5)$ and row 2 is $(2, 5, 12)$. Subtract twice row 1 from row 2.

:::your-turn
What does row 2 become?

> $R_2 - 2R_1 = (2 - 2,\\; 5 - 4,\\; 12 - 10) = (0, 1, 2)$.
>
> The first entry is $0$, as intended, and the row now says $y = 2$.
:::
`,
  choice: `
The matrix is now $\\begin{bmatrix} 1 & 2 & 5 \\\\ 0 & 1 & 2 \\end{bmatrix}$.

:::your-turn{shuffle="false"}
Which operation gives $x$ without another look at row 2?

- [ ] $R_1 - R_2$

  > That takes away one $y$; row 1 has two.
- [x] $R_1 - 2R_2$

> The first row becomes $(1, 0, 1)$: it says $x = 1$.
:::
`,
  reason: `
Twice row 1 was subtracted from row 2.

:::why
Why has the new system the same solutions as the old one?

> Whatever solves both rows solves their difference, so no solution is lost. And the step can be undone by adding twice row 1 again, so none is gained.
:::
`,
} as const;
