/** A fragment with one question of each kind that loads late: stories and tests show it. */
export const kindsLesson = String.raw`
::::question{#printed type="output" skill="s"}
What does this program print?

${'```'}python program
for n in range(3):
    if n == 1:
        continue
    print(n, n ** 2)
${'```'}

${'```'}output
0 0
2 4
${'```'}

${'```'}yaml mistakes
- answer: |
    0 0
    1 1
    2 4
  feedback: '${'`'}continue${'`'} skips the rest of the turn with ${'`'}n == 1${'`'}.'
- answer: |
    1 1
    3 9
  feedback: '${'`'}range(3)${'`'} begins at 0.'
${'```'}

:::steps
The turn with 1 prints nothing.
:::
::::

::::question{#ordered type="order" skill="s"}
Build a function that counts how often each word occurs. Order and indentation both matter; two of the lines are not needed.

${'```'}python order
def count_words(text):
    counts = {}
    for w in text.split():
        counts[w] = counts.get(w, 0) + 1
    return counts
${'```'}

${'```'}python extra
counts[w] = 1
counts = []
${'```'}

${'```'}yaml tests
- call: count_words("to be or not to be")
  expect: "{'to': 2, 'be': 2, 'or': 1, 'not': 1}"
${'```'}

${'```'}yaml mistakes
- line: return counts
  indent: 2
  feedback: Here it runs inside the loop, so the function stops after the first word. When should it hand the result back?
- line: counts = []
  feedback: A list has no ${'`'}get${'`'}, and its places are numbers.
- line: end
  feedback: What does a call give back?
${'```'}

:::steps
Make the dictionary, fill it, then return it.
:::
::::

::::question{#argued type="order" skill="s"}
Put the steps in order: why does $A\mathbf{x} = \mathbf{0}$ with an invertible $A$ have one solution only?

1. Let $A\mathbf{x} = \mathbf{0}$.
2. Multiply both sides by $A^{-1}$.
3. The left side is $\mathbf{x}$, the right side is $\mathbf{0}$.
4. So $\mathbf{x} = \mathbf{0}$.

- Divide both sides by $\mathbf{x}$.

:::steps
The inverse undoes the product.
:::
::::

::::question{#gaps type="cloze" skill="s"}
A matrix with [?1] rows and 2 columns takes a vector of [?2] entries. It is written $A\mathbf{x} = [?3]$, and in Python:

${'```'}python
for row in A:
    print([?4](a * b for a, b in zip(row, x)))
${'```'}

${'```'}yaml gaps
- answer: "3"
- answer: ["2", two]
  compare: text
- answer: ["b", "\\mathbf{b}"]
- answer: sum
  options: [sum, max, len]
${'```'}

${'```'}yaml mistakes
- gap: 2
  answer: "3"
  feedback: A row has as many entries as the vector.
- gap: 4
  answer: max
  feedback: The products are added, not compared.
${'```'}

:::steps
Rows by columns.
:::
::::

::::question{#pairs type="match" skill="s"}
What does each expression give for ${'`'}xs = [3, 1, 2]${'`'}?

| expression | value |
| --- | --- |
| ${'`'}xs[0]${'`'} | ${'`'}3${'`'} |
| ${'`'}sorted(xs)${'`'} | ${'`'}[1, 2, 3]${'`'} |
| ${'`'}xs.sort()${'`'} | ${'`'}None${'`'} |
|  | ${'`'}[3, 2, 1]${'`'} |

${'```'}yaml mistakes
- left: xs.sort()
  right: "[1, 2, 3]"
  feedback: '${'`'}sort${'`'} changes the list and gives nothing back.'
${'```'}

:::steps
${'`'}sorted${'`'} gives a new list.
:::
::::

::::question{#derived type="expression" skill="s" answer="2x(x + 1)" variables="x" domain="x != -1"}
A rectangle is $2x$ wide and $x + 1$ high. What is its area?

${'```'}yaml mistakes
- answer: 2x^2 + 1
  feedback: The factor in front belongs to *both* terms in the brackets.
- answer: 6x + 2
  feedback: That is the length of the border.
${'```'}

:::steps
1. Width times height: $2x(x + 1)$.
2. Without brackets that is $2x^2 + 2x$.
:::
::::

::::question{#several type="multi" skill="s"}
After which of these lines is ${'`'}xs = [1, 2]${'`'} a longer list?

- [x] ${'`'}xs.append([])${'`'}

  > An empty list is an item, too.
- [ ] ${'`'}xs + [3]${'`'}

  > ${'`'}+${'`'} makes a new list, and nothing keeps it.
- [x] ${'`'}xs += [3]${'`'}

  > ${'`'}+=${'`'} adds to the list itself.
- [ ] ${'`'}xs[1] = 3${'`'}

  > This replaces an item.

${'```'}yaml mistakes
- answer: a, b, c
  feedback: Which of them changes the list itself?
${'```'}

:::steps
Look for what changes the list itself and adds an item.
:::
::::

::::question{#placed type="point" skill="s" answer="[3, -1]"}
Go from $P$ along $\mathbf{v} = (2, -2)$. Place $Q$ where you arrive.

${'```'}graph
x: [-4, 5]
y: [-4, 4]
points:
  P: { at: [1, 1] }
  Q: { at: [-2, -2], drag: true, snap: 1 }
vectors:
  - { from: P, to: Q, color: blue }
${'```'}

${'```'}yaml mistakes
- answer: "[2, -2]"
  feedback: That is where the arrow ends if it begins at the origin. Where does it begin?
- answer: "[-1, 3]"
  feedback: This goes *backwards* along the arrow.
${'```'}

:::steps
$(1, 1) + (2, -2) = (3, -1)$.
:::
::::

::::question{#faulty type="fault" skill="s" line="3"}
This function should give the mean of a list. It fails for some lists. Which line is wrong, and why?

${'```'}python fault
def mean(xs):
    total = sum(xs)
    return total // len(xs)
${'```'}

- [ ] ${'`'}len(xs)${'`'} counts one too many.

  > ${'`'}len${'`'} counts every item once.
- [x] Whole division drops what is behind the point.

${'```'}yaml mistakes
- line: 2
  feedback: '${'`'}sum${'`'} adds all items, as a mean needs.'
${'```'}

:::steps
The mean of 1 and 2 is 1.5; ${'`'}//${'`'} gives 1.
:::
::::
`;
