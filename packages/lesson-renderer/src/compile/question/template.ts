import type { Code } from 'mdast';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import type { QuestionTemplate } from '../../format/compiled-lesson.ts';
import type { CompileContext } from '../block/compile-context.ts';
import type { QuestionSource } from './source/question-source.ts';

/** The template of a question with a `params` fence. */
export function readTemplate(
  node: ContainerDirective,
  source: QuestionSource,
  context: CompileContext,
): QuestionTemplate | undefined {
  if (!source.params) return undefined;
  const start = node.position?.start.offset ?? 0;
  const text = context.source.slice(start, node.position?.end.offset);
  const blanked = [source.verify, source.params]
    .toSorted(lastFirst)
    .reduce((rest, fence) => (fence ? blank(rest, fence, start) : rest), text);
  const macros = Object.keys(context.macros).length > 0 ? { macros: context.macros } : {};
  const { labels } = context.options;
  return {
    parameters: readParameters(source.params, context),
    source: blanked,
    ...macros,
    ...(labels ? { labels } : {}),
  };
}

function lastFirst(a: Code | undefined, b: Code | undefined): number {
  return (b?.position?.start.offset ?? 0) - (a?.position?.start.offset ?? 0);
}

/** Takes a fence out and keeps its line breaks, so that later lines keep their numbers. */
function blank(text: string, fence: Code, start: number): string {
  const from = (fence.position?.start.offset ?? 0) - start;
  const to = (fence.position?.end.offset ?? 0) - start;
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, '') + text.slice(to);
}

/** `name: expression` lines; a `where CONDITION` line belongs to the parameter before it. */
function readParameters(
  fence: Code,
  context: CompileContext,
): readonly (readonly [name: string, expression: string])[] {
  const parameters: [name: string, expression: string][] = [];
  const conditions: string[][] = [];
  for (const [index, raw] of fence.value.split('\n').entries()) {
    const line = raw.replace(/(?<!\s)\s+#.*$/, '').trim();
    if (line === '') continue;
    const last = conditions.at(-1);
    if (line.startsWith('where ') && last) {
      last.push(line.slice('where '.length));
      continue;
    }
    const [, name, expression] = /^([^:\s]+)\s*:\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || expression === undefined) {
      context.reporter.report(
        'params',
        'error',
        { line: (fence.position?.start.line ?? 0) + 1 + index, column: raw.search(/\S/) + 1 },
        `"${line}" is no parameter.`,
        'Write "name: int(2, 9)", or "where CONDITION" after a parameter.',
      );
      continue;
    }
    const [draw = '', ...inline] = expression.split(/(?<!\s)\s+where\s+/);
    parameters.push([name, draw]);
    conditions.push(inline);
  }
  return parameters.map(([name, draw], index) => {
    const where = conditions[index] ?? [];
    if (where.length === 0) return [name, draw];
    const joined = where.length === 1 ? where[0] : where.map((one) => `(${one})`).join(' and ');
    return [name, `${draw} where ${joined}`];
  });
}
