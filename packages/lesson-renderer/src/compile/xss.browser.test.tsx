import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { counterWidget } from '../example/counter-widget.tsx';
import { Lesson } from '../lesson/lesson.tsx';
import { compileLesson } from './compile-lesson.ts';
import { renderBlocksToHtml } from './render-html.ts';

/**
 * Vectors after OWASP's XSS Filter Evasion Cheat Sheet, the HTML5 Security Cheatsheet and PortSwigger's list,
 * as Markdown, raw HTML, directive attributes, titles, maths and code. `trip()` must never be called.
 */
const calls = ['trip()', 'trip`1`', '(trip)()'];

const vectors: readonly string[] = calls.flatMap((call) => [
  `<script>${call}</script>`,
  `<img src=x onerror="${call}">`,
  `<svg onload="${call}">`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><set onbegin=${call}>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${call}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${call}">`,
  `<details open ontoggle="${call}">x</details>`,
  `<input autofocus onfocus="${call}">`,
  `<video><source onerror="${call}"></video>`,
  `<body onload="${call}">`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<style>@import 'javascript:${call}';</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `[x](javascript:${call})`,
  `[x](JaVaScRiPt:${call})`,
  `[x](java&#10;script:${call})`,
  `[x](&#106;avascript:${call})`,
  `[x](<java\tscript:${call}>)`,
  `[x](data:text/html,<script>${call}</script>)`,
  `[x](vbscript:${call})`,
  `<javascript:${call}>`,
  `![x](javascript:${call})`,
  `![x](data:image/svg+xml,<svg onload="${call}">)`,
  `![" onerror="${call}](x.png)`,
  `![x](x.png '" onerror="${call}')`,
  `[x](https://a.b '" onmouseover="${call}')`,
  `[x][r]\n\n[r]: javascript:${call}`,
  `:::tip{#x onclick="${call}" style="background:url(javascript:${call})"}\nx\n:::`,
  `:::tip[<img src=x onerror=${call}>]\nx\n:::`,
  `:::theorem{#"><img src=x onerror=${call}>}\nx\n:::`,
  `::widget{name="<img src=x onerror=${call}>"}`,
  `$\\href{javascript:${call}}{x}$`,
  `$\\includegraphics{javascript:${call}}$`,
  `$\\htmlData{onclick=${call}}{x}$`,
  `$\\text{<img src=x onerror=${call}>}$`,
  `$\\unicode{<img src=x onerror=${call}>}$`,
  `\`\`\`"><img/src=x/onerror=${call}>\nx\n\`\`\``,
  `\`\`\`python\n</code></pre><img src=x onerror=${call}>\n\`\`\``,
  `\`\`\`python run\n<img src=x onerror=${call}>\n\`\`\`\n\`\`\`output\n<img src=x onerror=${call}>\n\`\`\``,
  `\`\`\`graph\ntitle: "<img src=x onerror=${call}>"\nfunctions:\n  - y: x\n\`\`\``,
  `| <img src=x onerror=${call}> |\n| --- |\n| x |`,
  `x[^"><img src=x onerror=${call}>]\n\n[^"><img src=x onerror=${call}>]: y`,
  `<a href="#" onclick="${call}">x</a>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<![CDATA[<img src=x onerror=${call}>]]>`,
  `<?xml-stylesheet href="javascript:${call}"?>`,
]);

let tripped = 0;
beforeAll(() => {
  Object.assign(globalThis, { trip: () => (tripped += 1) });
});
afterAll(cleanup);

/** Nothing in it runs, loads or could be clicked to run. */
function expectHarmless(host: Element, forms = 'form') {
  for (const element of host.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      const address = /^(href|src|action|data|xlink:href|srcdoc)$/i.test(name) ? value : '';
      expect(address).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
  }
  expect(
    host.querySelector(`script, iframe, object, embed, ${forms}, style, base, meta`),
  ).toBeNull();
  host.querySelectorAll('a').forEach((link) => {
    if (link.protocol === 'javascript:') link.click();
  });
}

it(`runs nothing of ${vectors.length} vectors`, async () => {
  const screen = await render(<Lesson source={vectors.join('\n\n')} theme="light" />);
  await expect
    .element(screen.getByText('<script>trip()</script>', { exact: false }).first())
    .toBeVisible();
  for (const vector of vectors) {
    const { lesson } = compileLesson(vector, { fragment: true });
    const host = document.createElement('div');
    document.body.append(host);
    const blocks =
      lesson?.sections.flatMap(({ parts }) => parts.flatMap((part) => part.blocks)) ?? [];
    host.innerHTML = renderBlocksToHtml(blocks);
    expectHarmless(host);
    host.remove();
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(tripped).toBe(0);
});

/** A whole lesson with the vector in every place that takes an author's words. */
function everywhere(vector: string): string {
  const quoted = JSON.stringify(vector);
  const attribute = vector.replaceAll('"', '&quot;');
  return `---
uid: x-everywhere
title: ${quoted}
summary: ${quoted}
prerequisites: []
minutes: 5
skills:
  s: ${quoted}
---

## Explanation

### ${vector}

![${vector}](x.png "${attribute}"){#fig-a}

:::figure[${vector}]{#fig-b}
\`\`\`graph
title: ${quoted}
description: ${quoted}
text: ${quoted}
points:
  P: { at: [1, 1], label: ${quoted} }
\`\`\`
:::

:::tip[${vector}]
[](#fig-a)
:::

::widget{name="counter" start="1" title="${attribute}"}

## Worked example

${vector}

## Exercises

::::question{#q type="multiple-choice" skill="s"}
${vector}

- [x] ${vector}

  > ${vector}
- [ ] other ${vector}

:::hint
${vector}
:::
:::steps
${vector}
:::
::::

## Review

${vector}
`;
}

/** Every string of the compiled lesson that some part of the page takes as HTML. */
function htmlIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    return /^(html|svg|feedback|explanation)$/.test(key) ? [value] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      key === 'hints' && typeof item === 'string' ? [item] : htmlIn(item, key),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => htmlIn(item, name));
}

/** One spelling of each: every one is a whole lesson, compiled and mounted. */
const oneLine = vectors
  .slice(0, vectors.length / calls.length)
  .filter((vector) => !vector.includes('\n'));

it(`runs nothing of ${oneLine.length} vectors in titles, captions, graphs, options, feedback, hints and steps`, async () => {
  let seen = 0;
  for (const vector of oneLine) {
    const { lesson } = compileLesson(everywhere(vector));
    if (!lesson) throw new Error(`The lesson does not compile with ${vector}.`);
    const strings = [
      ...htmlIn(lesson),
      ...lesson.sections.flatMap(({ parts }) => parts.map(({ title }) => title)),
    ];
    seen += strings.filter((html) => html !== '').length;
    const host = document.createElement('div');
    document.body.append(host);
    for (const html of strings) {
      host.innerHTML = html;
      expectHarmless(host);
    }
    host.remove();
    const screen = await render(<Lesson lesson={lesson} widgets={[counterWidget]} theme="light" />);
    // The question is a form of the renderer's own, without an address.
    expectHarmless(screen.container, 'form[action], [formaction]');
    await screen.unmount();
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // Figures, a graph, prose, options, feedback, a hint and steps: a few vectors break a block, and stand in its notice.
  expect(seen).toBeGreaterThan(8 * oneLine.length);
  expect(tripped).toBe(0);
});

it('gives every id the lesson’s prefix, so that none names a property of the document', () => {
  const names = ['cookie', 'body', 'forms', 'getElementById', 'location', '__proto__'];
  for (const name of names) {
    const { lesson } = compileLesson(`### ${name}\n\n#### ${name}\n\n:::tip{#${name}}\nx\n:::`, {
      fragment: true,
    });
    const ids = [...JSON.stringify(lesson?.sections).matchAll(/id=?\\?"?:?\\?"([^"\\]+)/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(/^lesson--/);
  }
});
