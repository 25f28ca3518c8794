import type { Nodes, Root, Text } from 'mdast';
import type { Report } from '../format/reporter.ts';
import { placeAt } from '../yaml/place-at.ts';
import { alertNames } from './alerts.ts';
import { walk } from './walk.ts';

/** Messages of these kinds in one text: whoever pastes a whole book in another format has read enough. */
const most = 200;

interface Finding {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** Names what is no syntax of this format, though of another that authors know: a learner would read it as it was typed. */
export function reportForeign(tree: Root, source: string, report: Report): void {
  let count = 0;
  const found = ({ rule, severity, offset, message, fix }: Finding) => {
    count += 1;
    if (count <= most) report(rule, severity, placeAt(source, offset), message, fix);
  };
  walk(tree, (node) => {
    if (count >= most) return;
    const start = node.position?.start.offset;
    if (node.type === 'text' && start !== undefined) {
      for (const finding of inText(typed(node, source))) {
        found({ ...finding, offset: start + finding.offset });
      }
    } else if (node.type === 'code' && start !== undefined && /^\{[\w:-]+\}$/.test(node.lang ?? ''))
      found({
        rule: 'foreign-block',
        severity: 'warning',
        offset: start,
        message: `\`\`\`${node.lang} is a directive of MyST; it is shown as code.`,
        fix: 'Write a block of this format, such as :::tip … ::: or ::widget{name="…"}.',
      });
    if ('children' in node) for (const finding of roles(node, source)) found(finding);
  });
}

/** What the author typed for a text: escapes are still in it, and spaces in the place of comments. */
function typed({ position, value }: Text, source: string): string {
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return value;
  return source
    .slice(start.offset, end?.offset)
    .replaceAll(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
}

/** What is told of once in a text, where it stands first. */
const onceInText: readonly (Omit<Finding, 'offset' | 'message'> & {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
})[] = [
  {
    rule: 'unclosed-formula',
    severity: 'error',
    pattern: /(?<![\\$])\$\$(?!\$)/,
    message: () => 'This $$ opens or closes no formula; it is shown as text.',
    fix: 'Begin a displayed formula at the start of a line and close it with $$ at the end of one, without a blank line between them; write \\$\\$ for two dollars.',
  },
  {
    rule: 'unclosed-comment',
    severity: 'error',
    pattern: /(?<!\\)<!--/,
    message: () => 'Nothing closes this comment; it is shown as text.',
    fix: 'Close it with -->.',
  },
  {
    rule: 'foreign-citation',
    severity: 'warning',
    pattern: /(?<!\\)\[-?@[\w:.#$%&+?<>~/-]+[^\]]*\]/,
    message: (found) => `Lessons have no bibliography: ${found.slice(0, 60)} is shown as text.`,
    fix: 'Write a footnote, [^name] with [^name]: … below, or a link.',
  },
  {
    rule: 'unknown-alert',
    severity: 'warning',
    pattern: new RegExp(`^\\[!(?!(?:${alertNames.join('|')})\\])[a-z]+\\]`, 'i'),
    message: (found) => `There is no alert ${found}; it is shown as text.`,
    fix: 'Use NOTE, TIP, IMPORTANT, WARNING or CAUTION, or a block such as :::tip.',
  },
];

function* inText(text: string): Generator<Finding> {
  // Most text has none of these.
  if (!/[$<[]/.test(text)) return;
  for (const { rule, severity, pattern, message, fix } of onceInText) {
    const found = pattern.exec(text);
    if (found) yield { rule, severity, offset: found.index, message: message(found[0]), fix };
  }
  for (const tag of text.matchAll(/(?<!\\)<([a-z][a-z\d]*)(?:\s[^<>]*)?\/?>/gi)) {
    const name = tag[1]?.toLowerCase() ?? '';
    if (!htmlNames.has(name)) continue;
    yield {
      rule: 'raw-html',
      severity: 'warning',
      offset: tag.index,
      message: `Lessons have no HTML: ${tag[0].slice(0, 60)} is shown as text.`,
      fix: instead[name] ?? 'Write it in Markdown; in backticks, if it is code.',
    };
  }
}

/** MyST's roles: a name in braces directly before code. */
function* roles(parent: Nodes & { readonly children: readonly Nodes[] }, source: string) {
  for (const [index, node] of parent.children.entries()) {
    const before = parent.children[index - 1];
    if (node.type !== 'inlineCode' || before?.type !== 'text') continue;
    const role = /(?<!\\)\{[a-z][\w:-]*\}$/i.exec(typed(before, source));
    const start = before.position?.start.offset;
    if (!role || start === undefined) continue;
    yield {
      rule: 'foreign-role',
      severity: 'warning',
      offset: start + role.index,
      message: `${role[0]} is a role of MyST; it is shown as text.`,
      fix: 'Write a link, [](#id), or a formula, $…$.',
    } satisfies Finding;
  }
}

const htmlNames: ReadonlySet<string> = new Set(
  `a abbr article aside audio b big blockquote button caption center cite code col colgroup dd del details dfn div dl dt em embed
  fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li link main mark
  math meta nav object ol option p picture pre q s samp script section select small source span strike strong style sub summary sup svg
  table tbody td textarea tfoot th thead time tr track tt u ul var video wbr`.split(/\s+/),
);

const instead: Readonly<Record<string, string>> = {
  details: 'Write :::detail[What it is about] … :::, which folds.',
  summary: 'Write :::detail[What it is about] … :::, which folds.',
  sub: 'Write H~2~O; in a formula $x_1$.',
  sup: 'Write 1^st^; in a formula $x^2$.',
  dl: 'Write the term on a line, and ": " before what it means on the next.',
  video: 'Write :::video[Title]{src="…" captions="…"} … :::, with what it shows in words between.',
  audio: 'Write :::audio[Title]{src="…"} … :::, with what is heard in words between.',
  iframe: 'Write :::embed[Title]{src="…"} … :::, with what it shows in words between.',
  math: 'Write a formula: $x_1$, $x^2$.',
  img: 'Write ![What it shows](picture.png).',
  figure: 'Write ![What it shows](picture.png "Its caption"){#fig-name}.',
  a: 'Write [words](address).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  code: 'Write it in backticks.',
  pre: 'Write it between lines of three backticks.',
};
