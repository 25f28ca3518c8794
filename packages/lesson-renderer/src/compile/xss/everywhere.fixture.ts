/** A lesson with each of these texts in every place that takes an author's words. */
export function everywhere(texts: readonly string[]): string {
  const all = JSON.stringify(`All: ${texts.map(oneLine).join(' ')}`);
  return `---
uid: x-everywhere
title: ${all}
summary: ${all}
prerequisites: []
minutes: 5
skills:
${texts.map((text, n) => `  s${n}: ${JSON.stringify(`Skill ${oneLine(text)}`)}`).join('\n')}
---

## Explanation

${texts.map(explained).join('\n\n')}

## Worked example

${texts.map(worked).join('\n\n')}

## Exercises

${texts.map(asked).join('\n\n')}

## Review

${texts.map(reviewed).join('\n\n')}
`;
}

const oneLine = (text: string) => text.replaceAll(/\s*[\n\r]\s*/g, ' ');
const quoted = (text: string, most = 4000) => JSON.stringify(oneLine(text).slice(0, most));
/** As one writes it between square brackets. */
const bracketed = (text: string) => oneLine(text).replaceAll(/[[\]\\]/g, '\\$&');
/** As one writes it between pointed brackets. */
const pointed = (text: string) => oneLine(text).replaceAll(/[<>\\]/g, '\\$&');
const attribute = (text: string) =>
  oneLine(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const fenced = (text: string, info: string) => `~~~~~~${info}\n${text}\n~~~~~~`;

/** Paragraphs of their own: one that holds them all would take the parser far longer. */
const inline = (line: string, n: number) =>
  [
    `*${line}* **${line}**`,
    `~~${line}~~ \`${line}\``,
    `[${bracketed(line)}](#fig-${n})`,
    `[a](<${pointed(line)}>)`,
    `[b](/b "${attribute(line)}")`,
    `[c](${line.replaceAll(/\s/g, '')})`,
    `[d][to ${n}] x[^${n}] y[^${line}]`,
    `<${line}>`,
    `![${bracketed(line)}](/e.png)`,
    `![f](<${pointed(line)}> '${attribute(line)}')`,
    `:a[${bracketed(line)}]{b="${attribute(line)}"} ::c[${bracketed(line)}]`,
  ].join('\n\n');

const maths = (line: string) =>
  [
    `$${line}$`,
    `$\\text{${line}}$`,
    ...['href', 'url', 'htmlData', 'htmlId', 'htmlStyle', 'includegraphics', 'color'].map(
      (macro) => `$\\${macro}{${line}}{x}$`,
    ),
  ].join('\n\n');

function explained(text: string, n: number): string {
  const line = oneLine(text);
  return `### ${line}

#### ${line}

${text}

> ${line}

- ${line}
- [x] ${line}

| ${line.replaceAll('|', '\\|')} | a |
| --- | --- |
| b | ${line.replaceAll('|', '\\|')} |

${inline(line, n)}

[to ${n}]: <${pointed(line)}> "${attribute(text)}"

[^${n}]: ${line}

[^${line}]: ${line}

${maths(line)}

![${bracketed(line)}](g.png "${attribute(text)}"){#img-${n}}

![a](h.png){width=${line.replaceAll(/[\s"{}]/g, '').slice(0, 12)}}

H~${line.replaceAll(/\s/g, '').slice(0, 20)}~ x^${line.replaceAll(/\s/g, '').slice(0, 20)}^ \\eqref{${line}}

| a |
| --- |
| b |

Table: ${line} {#tab-${n}}

::::tabs
:::tab[${bracketed(line)}]
a ${line}
:::
::::

:::video[${bracketed(line)}]{src="${attribute(text)}" captions="${attribute(text)}" poster="${attribute(text)}"}
a ${line}
:::

:::audio[${bracketed(line)}]{src="a/${attribute(text)}"}
a ${line}
:::

:::embed[${bracketed(line)}]{src="https://www.youtube-nocookie.com/${attribute(text)}" height="${attribute(text)}"}
a ${line}
:::

:::glossary[${bracketed(line)}]
Term ${n}
: ${line}
:::

[${bracketed(line)}](#term-term-${n})

${fenced(line, `python folded="${attribute(text)}"`)}

:::figure[${bracketed(line)}]{#fig-${n}}
~~~graph
title: ${quoted(text, 120)}
description: ${quoted(text, 600)}
text: ${quoted(text, 300)}
sliders:
  a: { from: 0, to: 1, value: 1, label: ${quoted(text, 60)} }
points:
  P: { at: [1, 1], drag: true, label: ${quoted(text, 60)} }
functions:
  - { y: a*x, label: ${quoted(text, 60)} }
~~~
:::

~~~graph
functions:
  - { y: ${quoted(text)} }
~~~

:::tip[${bracketed(line)}]{#tip-${n} class="${attribute(text)}" title="${attribute(text)}"}
${line}
:::

:::theorem[a]{#${line}}
[](#tip-${n}) [](#${line}) [](lesson:${line})
:::

:::detail[${bracketed(line)}]
${text}
:::

::widget{name="echo" start="1" title="${attribute(text)}"}

::widget{name="echo" start="${attribute(text)}"}

::widget{name="${attribute(text)}" a="${attribute(text)}"}`;
}

const worked = (text: string) =>
  [
    fenced(text, 'python'),
    fenced(text, ` ${oneLine(text)}`),
    fenced(text, 'python run'),
    fenced(text, 'output'),
  ].join('\n\n');

const help = (text: string) => `:::hint
${text}
:::
:::steps
${text}
:::`;

const asked = (
  text: string,
  n: number,
) => `::::question{#choice-${n} type="multiple-choice" skill="s${n}"}
${text}

- [x] ${oneLine(text)}

  > ${oneLine(text)}
- [ ] other ${oneLine(text)}

${help(text)}
::::

::::question{#number-${n} type="numeric" skill="s${n}" answer="5" unit="${attribute(text)}"}
How long is it?
::::

::::question{#matrix-${n} type="matrix" skill="s${n}" answer="[[{{a}}, 2]]"}
~~~params
a: int(1, 9)
~~~

{{a}} ${oneLine(text)}
::::

::::question{#odd-${n} type="numeric" skill="s${n}" answer="${attribute(text)}"}
Broken.
::::`;

const reviewed = (text: string, n: number) => `::::question{#code-${n} type="repl" skill="s${n}"}
${text}

${fenced(text, 'python starter')}

${fenced(text, 'python solution')}

${fenced(text, 'python wrong')}

~~~yaml tests
- call: ${quoted(text)}
  expect: ${quoted(text)}
  message: ${quoted(text)}
~~~
::::`;
