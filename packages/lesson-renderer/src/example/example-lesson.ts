/** One lesson with everything in it: stories, tests and the consumers' apps show it. */
export const exampleLesson = String.raw`---
uid: example-lesson
title: Matrix times vector
summary: Multiply a matrix by a vector, and say when it cannot be done.
prerequisites: []
minutes: 10
skills:
  by-rows: Compute a product row by row
  in-python: Write it in Python
macros: { "\\R": "\\mathbb{R}" }
---

## Explanation

A matrix with $m$ rows and $n$ columns takes in a vector with $n$ entries and gives back one with $m$. Each entry of the answer is a dot product, and you already know how to take those.

:::definition[Matrix–vector product]{#def-mv}
Let $A$ be an $m \times n$ matrix and $\mathbf{x} \in \R^n$. The product $A\mathbf{x}$ is the vector in $\R^m$ whose $i$-th entry is

$$ {#eq-mv}
(A\mathbf{x})_i = \sum_{j=1}^{n} a_{ij}\,x_j = a_{i1}x_1 + \dots + a_{in}x_n.
$$
:::

Go along a row of $A$ and down $\mathbf{x}$ at the same time, multiply the pairs, add them up.[^1]

[^1]: This is [](#eq-mv), read aloud.

::widget{name="counter" start="3" title="Count the products"}

### By columns

::::theorem[The product mixes the columns]{#thm-columns}
If $\mathbf{c}_1, \dots, \mathbf{c}_n$ are the columns of $A$, then

$$
A\mathbf{x} = x_1\mathbf{c}_1 + x_2\mathbf{c}_2 + \dots + x_n\mathbf{c}_n.
$$
::::

:::proof
Compare entry $i$ of both sides. By [](#def-mv) they agree.
:::

:::gotcha[The inner sizes have to agree]
A $2 \times 3$ matrix times a vector in $\R^2$ is not defined. Check that the columns of $A$ match the entries of $\mathbf{x}$ before you multiply.
:::

:::detail[How much work is one product?]
Each of the $m$ entries takes $n$ multiplications, so there are $mn$ in all.

| size | products |
| ---- | -------: |
| 2 × 3 | 6 |
| 1000 × 1000 | 1000000 |
:::

## Worked example

:::example[A two by two product]
$$
\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}\begin{pmatrix} 5 \\ 6 \end{pmatrix} = \begin{pmatrix} 17 \\ 39 \end{pmatrix}
$$
:::

${'```'}python run
row = [1, 2]
x = [5, 6]
print(sum(a * b for a, b in zip(row, x)))  # the first entry
${'```'}
${'```'}output
17
${'```'}

## Exercises

::::question{#choice type="multiple-choice" skill="by-rows" shuffle="false"}
What is $A\mathbf{x}$ for the matrix and vector below?

$$
A = \begin{pmatrix} 1 & 2 \\ 0 & -1 \\ 3 & 1 \end{pmatrix}, \qquad \mathbf{x} = \begin{pmatrix} 2 \\ -1 \end{pmatrix}
$$

- [x] $(0, 1, 5)$
- [ ] $(4, -1, 7)$

  > The minus sign of the second entry went missing.
- [ ] $(3, -2, -1)$

  > Each row was subtracted, not multiplied.
- [ ] It is not defined

  > $A$ has 2 columns and $\mathbf{x}$ has 2 entries: the sizes agree.

:::hint
Go along the first row.
:::
:::hint
The first entry is $1\cdot 2 + 2\cdot(-1)$.
:::
:::steps
Row by row: $1\cdot 2 + 2\cdot(-1) = 0$, then $0\cdot 2 + (-1)(-1) = 1$, then $3\cdot 2 + 1\cdot(-1) = 5$.
:::
::::

::::question{#entries type="matrix" skill="by-rows" answer="{{A * x}}"}
${'```'}params
A: matrix(2, 2, -4, 5)
x: vector(2, 1, 5)
${'```'}

Compute ${'$'}{{A}}{{x}}$.

:::hint
Two rows, so two entries.
:::
:::steps
Row by row: ${'$'}{{dot(row(A,1), x)}}$ and ${'$'}{{dot(row(A,2), x)}}$.
:::
::::

::::question{#length type="numeric" skill="by-rows" answer="5" unit="cm"}
A vector is $(3, 4)$, in centimetres. How long is it?

:::steps
$\sqrt{3^2 + 4^2} = 5$.
:::
::::

## Review

A product takes one dot product a row.

::::question{#code type="repl" skill="in-python"}
Write ${'`'}dot(a, b)${'`'}, the dot product of two lists.

${'```'}python starter
def dot(a, b):
    ...
${'```'}

${'```'}python solution
def dot(a, b):
    return sum(x * y for x, y in zip(a, b))
${'```'}

${'```'}python wrong
def dot(a, b):
    return [x * y for x, y in zip(a, b)]
${'```'}

${'```'}python wrong
def dot(a, b):
    return a[0] * b[0]
${'```'}

${'```'}yaml tests
- call: dot([1, 2], [3, 4])
  expect: "11"
- call: dot([], [])
  expect: "0"
  hidden: true
  message: What do two empty lists give?
${'```'}

:::hint
Pair the entries with ${'`'}zip${'`'}.
:::
:::steps
Multiply pair by pair, then add.
:::
::::
`;
