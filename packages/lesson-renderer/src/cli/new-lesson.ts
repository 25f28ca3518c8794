/** A lesson to begin with: it has every section, and compiles without an error once its texts are written. */
export function newLesson(uid: string): string {
  const title = uid.replace(/^[a-z]+-/, '').replaceAll('-', ' ');
  return `---
uid: ${uid}
title: ${title.charAt(0).toUpperCase()}${title.slice(1)}
summary: What one can do after this lesson, in one sentence.
prerequisites: []
minutes: 5
skills:
  ${uid}-basics: What the questions test
---

## Explanation

### The idea

:::definition[What it is]
Say it in one sentence, with a formula such as $a + b$.
:::

## Worked example

Think aloud, step by step.

## Exercises

::::question{#q-1 type="numeric" skill="${uid}-basics" answer="{{a + b}}"}
\`\`\`params
a: int(2, 9)
b: int(2, 9)
\`\`\`

What is $\{{a}} + {{b}}$?

:::hint
Count on from the larger number.
:::
:::steps
$\{{a}} + {{b}} = {{a + b}}$.
:::
::::

## Review

The three or four lines worth remembering.

::::question{#r-1 type="numeric" skill="${uid}-basics" answer="4"}
What is $2 + 2$?

:::steps
$2 + 2 = 4$.
:::
::::
`;
}
