import type { NodePython } from '@lemma/python-runtime/node';
import { z } from 'zod';
import type { Proof } from './proof.ts';
import { fencesOutsideQuestions } from './question-source.ts';
import { samePicture } from './same-picture.ts';

/** What a lesson shows of its cells, in its Markdown and beside it. */
export interface ShownOutputs {
  readonly markdown: string;
  /** SVG of what its cells with `alt="…"` draw, in their order. */
  readonly figures: readonly string[];
}

/**
 * Runs the lesson's Python cells from top to bottom in one namespace, and each played program in one of its own, and compares what each prints with the
 * `output` block behind it: an error's last line, or its whole traceback where the block has one. A data frame that is a cell's value is an
 * `output table`, and the figure of a cell with `alt="…"` a picture beside the lesson. `written` is all of that as it really is.
 */
export async function proveOutputs(
  { markdown, figures }: ShownOutputs,
  file: string,
  python: NodePython,
): Promise<{ proofs: Proof[]; written: ShownOutputs }> {
  const fences = fencesOutsideQuestions(markdown);
  const proofs: Proof[] = [];
  const drawn: string[] = [];
  const namespace = `outputs ${file} ${markdown.length}`;
  let written = '';
  let copied = 0;
  for (const [index, fence] of fences.entries()) {
    const [language, ...words] = fence.info.trim().split(/\s+/u);
    if (language !== 'python') continue;
    const follower = fences[index + 1];
    const output =
      follower && isOutput(follower.info) && markdown.slice(fence.end, follower.start).trim() === ''
        ? follower
        : undefined;
    const played = words.includes('play');
    if (!words.includes('run') && !played && !output) continue;
    const whole = /^Traceback\b/mu.test(output?.body ?? '');
    const actual = await shownBy(fence.body, played ? undefined : namespace, python, whole);
    const where = `${file}:${(output ?? fence).line}`;
    const picture = provePicture(actual.pictures, /\balt="/u.test(fence.info), where);
    if (picture) proofs.push(picture);
    if (!output && actual.text === '') continue;
    const same =
      output !== undefined &&
      tidy(output.body) === actual.text &&
      output.info.trim() === actual.info;
    proofs.push(
      same
        ? { where, state: 'proved' }
        : {
            where,
            state: 'wrong',
            message: output
              ? `The block ${output.info.trim()} says\n${indent(tidy(output.body))}\n  but running the code gives ${actual.info}\n${indent(actual.text)}`
              : `The cell prints, and no output block follows it. Run pnpm content:check --write.`,
          },
    );
    const block = actual.text === '' ? '' : `\`\`\`${actual.info}\n${actual.text}\n\`\`\``;
    written +=
      markdown.slice(copied, output ? output.start : fence.end) + (output ? block : `\n\n${block}`);
    copied = output ? output.end : fence.end;
  }
  return { proofs, written: { markdown: written + markdown.slice(copied), figures: drawn } };

  function provePicture(
    pictures: readonly string[],
    wanted: boolean,
    where: string,
  ): Proof | undefined {
    if (!wanted) {
      if (pictures.length === 0) return undefined;
      const message = 'The cell draws a figure. Say what it shows: ```python run alt="…"';
      return { where, state: 'wrong', message };
    }
    const [picture] = pictures;
    if (picture === undefined || pictures.length > 1)
      return {
        where,
        state: 'wrong',
        message: `A cell with alt="…" draws one figure, and this one draws ${pictures.length}.`,
      };
    const known = figures[drawn.length];
    drawn.push(known !== undefined && samePicture(known, picture) ? known : picture);
    if (drawn.at(-1) === known) return { where, state: 'proved' };
    return {
      where,
      state: 'wrong',
      message: `Figure ${drawn.length} of the lesson is ${known === undefined ? 'not drawn' : 'not what the cell draws'}. Run pnpm content:check --write.`,
    };
  }
}

/** Whether a fence shows what the cell before it gives. */
export function isOutput(info: string): boolean {
  return info.trim() === 'output' || info.trim() === 'output table';
}

interface Shown {
  readonly info: 'output' | 'output table';
  readonly text: string;
  readonly pictures: readonly string[];
}

/** What a cell shows: what it printed, then its last value, or its error: the last line, or the `whole` traceback. */
async function shownBy(
  code: string,
  namespace: string | undefined,
  python: NodePython,
  whole: boolean,
): Promise<Shown> {
  const { stdout, stderr, value, error, status, displays } = await python.run(
    code,
    namespace === undefined ? {} : { ns: namespace },
  );
  const of = (mime: string) => displays.flatMap((each) => (each.mime === mime ? [each.data] : []));
  const frame = of('application/vnd.lemma.table+json').flatMap(rowsOfFrame);
  const pictures = of('image/svg+xml');
  const parts = [stdout.trimEnd(), ...frame];
  if (value !== undefined && frame.length === 0 && pictures.length === 0) parts.push(value);
  if (error) parts.push(whole ? error.text : error.message);
  else if (status !== 'ok') parts.push(`(${status})`);
  // A figure that could not be drawn says so there, and a lesson must not go on as if it had been.
  else if (pictures.length === 0 && stderr.startsWith('Figure ')) parts.push(stderr);
  const text = tidy(parts.filter((part) => part !== '').join('\n'));
  return { info: frame.length > 0 ? 'output table' : 'output', text, pictures };
}

const tableData = z.object({
  kind: z.enum(['frame', 'array']),
  head: z.array(z.array(z.string())),
  rows: z.array(z.array(z.string())),
});

/** A data frame as lines with bars; nothing of an array, which is shown as it prints. */
function rowsOfFrame(data: string): string[] {
  const { kind, head, rows } = tableData.parse(JSON.parse(data));
  if (kind === 'array') return [];
  const lines = [...head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = lines[0]?.map((_, at) =>
    Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join(' | ')} |`;
  const rule = `|${widths?.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [...lines.slice(0, head.length).map(row), rule, ...lines.slice(head.length).map(row)];
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
